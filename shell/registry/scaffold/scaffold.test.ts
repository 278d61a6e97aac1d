import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { defaultPath, nameProblem, pathProblem } from "./remoteName";
import { scaffold } from "./scaffold";

const TEMPLATE = join(__dirname, "template");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi-new-"));
  await mkdir(join(folder, "remotes"));
  // Where the new remote finds what every remote builds on.
  await symlink(join(__dirname, "..", "..", "..", "node_modules"), join(folder, "node_modules"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a new remote", () => {
  it("is the template under its own name and path, and nothing of the template's is left", async () => {
    const target = join(folder, "remotes", "open-house");
    const files = await scaffold(TEMPLATE, target, { name: "open-house", path: "/Open-House" });
    const texts = await Promise.all(files.map((file) => readFile(join(target, file), "utf8")));
    expect(texts.join("\n")).not.toMatch(/sampel/i);
    expect(await readFile(join(target, "remote.ts"), "utf8")).toContain('"open-house.next.v1"');
    expect(await readFile(join(target, "contract", "paths.ts"), "utf8")).toContain('"/Open-House"');
    expect(await readFile(join(target, "rspack.config.ts"), "utf8")).toContain('"../../rspack.base"');
    expect(existsSync(join(folder, ".cache", "new", "open-house"))).toBe(false);
  });

  it("leaves nothing where its folder cannot be made", async () => {
    const target = join(folder, "remotes", "taken");
    await mkdir(join(target, "pages"), { recursive: true });
    await expect(scaffold(TEMPLATE, target, { name: "taken", path: "/Taken" })).rejects.toThrow("taken");
    expect(existsSync(join(target, "remote.ts"))).toBe(false);
  });
});

describe("names and paths", () => {
  it.each(["blog", "open-house", "a1"])("%s is a name", (name) => {
    expect(nameProblem(name)).toBeNull();
    expect(pathProblem(defaultPath(name))).toBeNull();
  });

  it.each(["Blog", "b", "1blog", "blog-", "a--b", "../etc", "pages", "constructor", "a".repeat(32)])(
    "%s is none",
    (name) => {
      expect(nameProblem(name)).not.toBeNull();
    },
  );

  it.each(["blog", "/blog", "/Blog/:slug", "/", "/Blog/", "//Blog"])("%s is no path", (path) => {
    expect(pathProblem(path)).not.toBeNull();
  });
});
