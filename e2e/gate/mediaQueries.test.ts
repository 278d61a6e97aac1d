import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "@jest/globals";

const ROOT = path.resolve(__dirname, "../..");
const ROOMS = ["shell/client", "remotes", "shared-kernel/ui"];

const stylesIn = (room: string): string[] =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css") && !/node_modules|dist/.test(file))
    .map((file) => path.join(room, file));

it("styles ask for room in em or rem: twice as large text is laid out as in a window half as wide", () => {
  const files = ROOMS.flatMap(stylesIn);
  expect(files.length).toBeGreaterThan(200);
  const inPixels = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(/@(?:media|container)[^{]*\dpx[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );
  expect(inPixels).toEqual([]);
});
