// Draws the pictures that messengers show for links to tables: node scripts/share-pictures.mjs ADDRESS CHROMIUM
// ADDRESS is a running server with the built page: its home page has the art.
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:8000", executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
for (const game of ["metro", "metromania"]) {
  await page.goto(address);
  await page.locator("article .art svg").nth(1).waitFor();
  await page.evaluate((index) => {
    const card = document.querySelectorAll("article")[index];
    const art = card.querySelector(".art svg");
    const name = card.querySelector("h2").textContent;
    document.body.innerHTML = '<main><div class="share"></div><div class="words"><h1></h1><p>Guimard</p></div></main>';
    document.querySelector(".share").append(art);
    document.querySelector("h1").textContent = name;
    const style = (selector, text) => (document.querySelector(selector).style.cssText = text);
    style("main", "display:grid;grid-template-columns:700px 1fr;width:1200px;height:630px;background:#f4ecdb");
    style(".share", "overflow:hidden;position:relative;background:var(--earth)");
    art.style.cssText = "position:absolute;left:0;bottom:0;width:760px;height:auto";
    style(".words", "display:grid;align-content:center;gap:12px;padding:40px;color:#143d30");
    style("h1", "font:400 78px/1 Federo;color:#1f6148");
    style("p", "font:600 34px/1.2 'Figtree Variable'");
  }, ["metro", "metromania"].indexOf(game));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(`../public/share-${game}.png`, import.meta.url).pathname });
}
await browser.close();
