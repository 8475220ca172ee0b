// Bad weather: lost connections, no network, sleep, a server that dies, a server that asks for patience.
import type { WebSocketRoute } from "playwright-core";
import { afterAll, expect, it } from "vitest";

import { BOT, HUMAN, layOne, myTurn, openTable, person, tilesLeft } from "./people";
import { runServer, type Running } from "./server";

const RECONNECTING = "text=Your game is safe. Reconnecting";
let mortal: Running | null = null;
afterAll(() => mortal?.remove());

it("a lost connection is noticed, and the move made meanwhile arrives once", async () => {
  const page = await person();
  const sockets: WebSocketRoute[] = [];
  let dropping = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => (dropping ? undefined : server.send(message)));
  });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  const before = await tilesLeft(page);
  dropping = true;
  await layOne(page); // this is lost on the way
  dropping = false;
  await sockets[sockets.length - 1]!.close({ code: 1012 });
  await page.waitForFunction(
    (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= count - 1,
    before,
  );
  await myTurn(page);
  expect(before - (await tilesLeft(page))).toBe(2); // our tile and the bot's: nothing lost, nothing doubled
});

it("a server that dies and comes back: the page says so, and goes on with the move made meanwhile", async () => {
  mortal = await runServer();
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false }, mortal.address);
  await myTurn(page);
  await layOne(page);
  await page.waitForFunction(() => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= 58);
  await myTurn(page);
  await mortal.kill();
  await page.waitForSelector(RECONNECTING);
  await layOne(page); // nobody is there to hear it
  await mortal.start();
  await page.waitForSelector(RECONNECTING, { state: "detached", timeout: 60_000 });
  await page.waitForFunction(() => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= 56);
  await myTurn(page);
  await expect.poll(() => tilesLeft(page)).toBe(56);
  await expect.poll(() => page.locator(".log li", { hasText: "laid" }).count()).toBe(4);
});

it("without network and after sleep the game goes on where it was", async () => {
  const page = await person();
  let dead = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    const mute = dead;
    // a connection that slept looks open, and nothing passes
    socket.onMessage((message) => (dead && !mute ? undefined : server.send(message)));
    server.onMessage((message) => (dead && !mute ? undefined : socket.send(message)));
  });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  const before = await tilesLeft(page);
  dead = true;
  await page.context().setOffline(true);
  await page.waitForSelector(RECONNECTING);
  await layOne(page);
  await page.context().setOffline(false);
  await page.waitForSelector(RECONNECTING, { state: "detached" });
  await page.waitForFunction(
    (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= count - 2,
    before,
  );
  await myTurn(page);
  expect(before - (await tilesLeft(page))).toBe(2);
});

it("told that it is too fast, the page rests before it sends again", async () => {
  const page = await person();
  const times: number[] = [];
  let refusals = 1;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id: string };
      if (message.type === "act" || message.type === "chat") times.push(Date.now());
      if (message.type === "act" && refusals-- > 0)
        socket.send(
          JSON.stringify({
            type: "refused",
            id: message.id,
            reason: "too-fast",
            sentence: "Not so fast.",
            retry: true,
          }),
        );
      else server.send(text);
    });
  });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  const before = await tilesLeft(page);
  await layOne(page);
  await page.getByRole("button", { name: /^Chat/ }).click();
  await page.getByPlaceholder("Say something").fill("Pardon !");
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) < count,
    before,
  );
  await page.waitForSelector(".chat >> text=Pardon !");
  expect(times).toHaveLength(3); // the move, and after the rest the move again and what was said meanwhile
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(950);
});
