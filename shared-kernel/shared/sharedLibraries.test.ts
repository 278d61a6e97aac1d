import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "@jest/globals";

import { sharedLibraries } from "./sharedLibraries";

it("hands out exactly the libraries that builds leave out", () => {
  const build = readFileSync(join(__dirname, "..", "..", "rspack.base.ts"), "utf8");
  const list = /SHARED_LIBRARIES = \[([^\]]*)\]/.exec(build)?.[1] ?? "";
  expect([...list.matchAll(/"([^"]+)"/g)].map((match) => match[1])).toEqual(Object.keys(sharedLibraries));
});
