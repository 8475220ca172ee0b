// Visits to the page for bench/page.py, in a browser that runs already: prints the seconds as JSON.
// visits.mjs CHROMIUM first-load|second-visit|first-move ADDRESS
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
const [executablePath, visit, address] = process.argv.slice(2);

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
// What the browser's own tools call fast 4G, and a phone of the middle range.
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const SLOWER_PROCESSOR = 4;
const VISITS = Number(process.env["VISITS"] ?? 7);

const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const playButton = (page) => page.getByRole("button", { name: "Play Metro", exact: true });
/** Seconds since the page was asked for. */
const sinceAsked = (page) => page.evaluate(() => performance.now() / 1000);

async function newPerson(options = {}) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  context.setDefaultTimeout(600_000);
  return context.newPage();
}

/** A tile of one's own lies on the board. */
async function layFirstTile(page) {
  const before = await page.locator(".progress").textContent();
  await page.locator("[data-cell].can").first().click();
  await page.locator(".confirm").click();
  await page.waitForFunction((text) => document.querySelector(".progress")?.textContent !== text, before);
}

/** Until the home page can be used, for somebody who has never been there. */
async function firstLoad() {
  const seconds = [];
  for (let n = 0; n < VISITS; n++) {
    const page = await newPerson({ ...PHONE, serviceWorkers: "block" });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", FAST_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
    await page.goto(address, { waitUntil: "commit" });
    await playButton(page).waitFor();
    seconds.push(await sinceAsked(page));
    await page.context().close();
  }
  return { "home page": median(seconds) };
}

/** With the network cut: until the home page can be used, and from pressing Play until it is one's turn. */
async function secondVisit() {
  const home = [];
  const turn = [];
  for (let n = 0; n < VISITS; n++) {
    const page = await newPerson(PHONE);
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.goto(address, { waitUntil: "commit" });
    await playButton(page).waitFor();
    home.push(await sinceAsked(page));
    const pressed = performance.now();
    await playButton(page).click();
    await page.waitForSelector(".pill.mine", { state: "attached" });
    turn.push((performance.now() - pressed) / 1000);
    await page.context().close();
  }
  return { "home page": median(home), "turn at a new table": median(turn) };
}

/** As soon as anybody serves the address: the moments, in seconds since 1970. */
async function firstMove() {
  const now = () => Date.now() / 1000;
  const answers = async () => (await fetch(address).catch(() => undefined))?.ok;
  const page = await newPerson();
  while (!(await answers())) await new Promise((done) => setTimeout(done, 50));
  const answered = now();
  await page.goto(address, { waitUntil: "commit" });
  await playButton(page).click();
  await page.waitForSelector(".pill.mine", { state: "attached" });
  const turn = now();
  await layFirstTile(page);
  return { "page answers": answered, "one's turn": turn, "first tile laid": now() };
}

const visits = { "first-load": firstLoad, "second-visit": secondVisit, "first-move": firstMove };
console.log(JSON.stringify(await visits[visit]()));
await browser.close();
