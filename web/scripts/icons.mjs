// Draws the icons of the installed page from icon.svg: node scripts/icons.mjs CHROMIUM
import { readFileSync } from "node:fs";

import { chromium } from "playwright-core";

const [executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const place = (name) => new URL(`../public/${name}`, import.meta.url).pathname;
const icon = readFileSync(place("icon.svg"), "utf-8");
/** Phones cut a maskable icon to their own shape: nothing but ground in the outer tenth. */
const maskable = icon.replace(' rx="7"', "");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, size, drawing, inset] of [
  ["icon-192.png", 192, icon, 0],
  ["icon-512.png", 512, icon, 0],
  ["icon-maskable-512.png", 512, maskable, 0.1],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = inset ? "#143D30" : "transparent";
  await page.setContent(
    `<body style="margin:0;background:${ground}"><div style="padding:${inset * size}px">${drawing}</div></body>`,
  );
  await page.screenshot({ path: place(name), omitBackground: true });
  await page.close();
}
await browser.close();
