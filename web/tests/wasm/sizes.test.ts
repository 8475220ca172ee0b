// What a browser downloads to play a game on the device.
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { bytes } from "./modules";

const LIMIT = 150 * 1024;

test.each(["metro", "metromania"])("%s with its bots is small", (name) => {
  const sizes = [name, `${name}-bots`].map((module) => brotliCompressSync(bytes(module)).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
});
