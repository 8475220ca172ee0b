// When nothing can change one's own points any more, the rest can be played automatically.
import { expect, it } from "vitest";

import { address, HUMAN, layOne, myTurn, newTable, OPEN, person } from "./people";
import { playByWire } from "./wire";

const OFFER = { name: "Play the rest for me" };
const BACK = { name: "Take my seat back" };

it("who has finished all lines lets the rest be played, takes the seat back, and has not left", async () => {
  const [ada, ben] = [await person(), await person()];
  const { id } = await newTable(ada, { game: "metro", seats: [HUMAN, OPEN, OPEN], random_first: false, public: true });
  await newTable(ben, { game: "metro", seats: [HUMAN, OPEN] }); // somebody with a name
  const before = playByWire(ben, id, { sit: [1, 2], favour: "yellow", automatic: true });
  await ada.goto(`${address}/t/${id}`);
  await myTurn(ada);
  await expect.poll(() => ada.getByRole("button", OFFER).count()).toBe(0); // lines are still open
  await playByWire(ada, id, { settled: 0, favour: "yellow" });
  await myTurn(ada);
  await ada.getByText("Nothing can change your points any more.").waitFor();
  const points = await ada.locator(".seat .score").first().textContent();
  await ada.getByRole("button", OFFER).click();
  await ada.getByText("The rest is played for you.").waitFor();
  await ada.locator(".seat", { hasText: "plays automatically" }).waitFor();
  await before;
  await ada.waitForFunction(() => !document.querySelector(".pill.mine")); // the seat was played, and the others wait
  await ada.getByRole("button", BACK).click();
  await ada.getByText("The rest is played for you.").waitFor({ state: "detached" });
  const after = playByWire(ben, id);
  expect(await myTurn(ada)).toBe(true);
  await layOne(ada); // cells can be chosen again
  await ada.getByRole("button", OFFER).click();
  await after;
  await ada.waitForSelector(".result");
  const { table } = await ada.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${id}`);
  expect(table.outcome).toMatchObject({ ended: "played", left: [null, null, null], stand_in_actions: [0, 0, 0] });
  expect(table.outcome.scores[0]).toBe(Number.parseInt(points ?? "", 10));
});

it("on a phone the offer stands below the board, upright and on its side, clear of the dock", async () => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const seats = ["Ada", "Ben", "Zoé"].map((name) => ({ ...HUMAN, name }));
  const { id } = await newTable(page, { game: "metro", seats, random_first: false });
  await playByWire(page, id, { settled: 0, favour: "yellow" });
  await page.goto(`${address}/t/${id}`);
  await page.getByRole("button", { name: "I am Ada" }).click();
  const offer = page.getByRole("button", OFFER);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [box, dock] = [await offer.boundingBox(), await page.locator(".dock").boundingBox()];
    expect(box!.y).toBeGreaterThan(0);
    expect(box!.y + box!.height).toBeLessThan(dock!.y);
  }
});

it("at one screen nobody is called to a seat that is played automatically", async () => {
  const page = await person();
  const names = ["Ada", "Ben", "Zoé"];
  const seats = names.map((name) => ({ ...HUMAN, name }));
  const { id } = await newTable(page, { game: "metro", seats, random_first: false });
  await playByWire(page, id, { settled: 0, favour: "yellow" });
  await page.goto(`${address}/t/${id}`);
  await page.getByRole("button", { name: "I am Ada" }).click();
  await page.getByRole("button", OFFER).click();
  for (const name of ["Ben", "Zoé", "Ben"]) {
    await page.getByText("The rest is played for Ada.").waitFor();
    await page.getByRole("button", { name: `I am ${name}` }).click(); // never Ada
    await myTurn(page);
    await layOne(page);
  }
});
