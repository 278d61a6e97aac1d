import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "@jest/globals";

import { findChromium } from "./findChromium";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi browsers "));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const program = async (name: string, words: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\necho "${words}"\n`);
  await chmod(file, 0o755);
  return file;
};

it("takes the one that is named, or the first in the PATH that is a browser", async () => {
  const named = await program("mine", "Chromium 142.0");
  await program("chromium", "Install it with: snap install chromium");
  const stable = await program("google-chrome-stable", "Google Chrome 142.0.1");
  expect(findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  expect(findChromium({ PATH: folder })).toBe(stable);
});

it("finds none where there is none, also by a name that is wrong", async () => {
  expect(findChromium({ PATH: folder })).toBeNull();
  await program("chromium", "Chromium 142.0");
  expect(findChromium({ CHROMIUM_PATH: join(folder, "gone"), PATH: folder })).toBeNull();
});
