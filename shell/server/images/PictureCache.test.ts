import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { eventually } from "../testing/TestServer";
import { PictureCache } from "./PictureCache";

const made = (text: string) => () => Promise.resolve({ type: "image/png", body: Buffer.from(text) });
const failing = () => Promise.reject(new Error("cannot be made"));

describe("PictureCache", () => {
  let folder: string;
  let nowMs: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
    nowMs = Date.now();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (maxBytes = 10_000) => PictureCache.open({ folder, maxBytes, now: () => nowMs });

  it("makes a picture once, also for those who ask while it is made", async () => {
    const cache = await open();
    let count = 0;
    const make = () => {
      count += 1;
      return made("one")();
    };
    const [first, second] = await Promise.all([cache.get("a", make), cache.get("a", make)]);
    const third = await cache.get("a", make);
    expect(count).toBe(1);
    expect([first, second, third].map(({ body }) => body.toString())).toEqual(["one", "one", "one"]);
    expect(new Set([first.etag, second.etag, third.etag]).size).toBe(1);
  });

  it("still has it after a restart, as what it was", async () => {
    const cache = await open();
    const before = await cache.get("a", () => Promise.resolve({ type: "image/avif", body: Buffer.from([10, 0, 255]) }));
    await cache.settled();
    const after = await (await open()).find("a");
    expect(after).toEqual(before);
  });

  it("stays within its bound on disk: whatever was used longest ago goes", async () => {
    const cache = await open(1_000);
    for (const key of ["a", "b", "c"]) await cache.get(key, made(key.repeat(300)));
    await cache.settled();
    await cache.find("a");
    await cache.get("d", made("d".repeat(300)));
    await cache.settled();
    expect(await cache.find("b")).toBeNull();
    for (const key of ["a", "c", "d"]) expect((await cache.find(key))?.body.toString()).toBe(key.repeat(300));
    await eventually(() => readdirSync(folder).length === 3);
  });

  it("sends a picture that is larger than the bound, and keeps none of it", async () => {
    const cache = await open(100);
    expect((await cache.get("a", made("x".repeat(500)))).body).toHaveLength(500);
    expect(await cache.find("a")).toBeNull();
    await eventually(() => readdirSync(folder).length === 0);
  });

  it("makes one that is too old anew, and keeps the old one where that fails", async () => {
    const cache = await open();
    await cache.get("a", made("old"), 1_000);
    nowMs += 1_001;
    expect((await cache.get("a", failing, 1_000)).body.toString()).toBe("old");
    expect((await cache.get("a", made("new"), 1_000)).body.toString()).toBe("new");
    expect((await cache.get("a", failing, 1_000)).body.toString()).toBe("new");
  });

  it("keeps no failure", async () => {
    const cache = await open();
    await expect(cache.get("a", failing)).rejects.toThrow("cannot be made");
    expect((await cache.get("a", made("later"))).body.toString()).toBe("later");
  });

  it("makes a picture once where nothing can be written, tells of it once, and writes again when that is over", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "a file in the place of the folder");
    const problems: unknown[] = [];
    const options = { folder, maxBytes: 10_000, now: () => nowMs, onProblem: (error: unknown) => problems.push(error) };
    const cache = await PictureCache.open(options);
    for (const key of ["a", "b"]) {
      await cache.get(key, made(key));
      await cache.settled();
      expect((await cache.get(key, failing)).body.toString()).toBe(key);
      nowMs += 5_000;
    }
    expect(problems).toHaveLength(1);
    rmSync(folder);
    mkdirSync(folder);
    await cache.get("c", made("c"));
    await cache.settled();
    expect((await (await open()).find("c"))?.body.toString()).toBe("c");
  });

  it("removes what was left half written, and reads nothing that is not its own", async () => {
    writeFileSync(join(folder, `${"0".repeat(40)}.4711`), "half");
    writeFileSync(join(folder, "f".repeat(40)), "without a type");
    const cache = await open();
    expect(readdirSync(folder)).toEqual(["f".repeat(40)]);
    expect(await cache.find("a")).toBeNull();
  });

  it("makes a picture again whose file is gone", async () => {
    const before = await open();
    await before.get("a", made("one"));
    await before.settled();
    const cache = await open();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect((await cache.get("a", made("two"))).body.toString()).toBe("two");
  });
});
