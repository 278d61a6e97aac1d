import { createHash } from "node:crypto";

import { beforeEach, describe, expect, it } from "@jest/globals";

import type { LoadProgress } from "../../contract/studio/Session";
import type { AssetFile } from "./assets";
import { loadFiles } from "./loadFiles";
import { RuntimeCache } from "./RuntimeCache";

const fileOf = (name: string): AssetFile => ({
  name,
  address: `/assets/${name}`,
  bytes: name.length,
  sha384: `sha384-${createHash("sha384").update(name).digest("base64")}`,
});

/** As much of a browser's cache as is used. */
const fakeCache = () => {
  const kept = new Map<string, Response>();
  return {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
};

/** A site whose files hold their own names, but for those that it has been told of; one that holds `null` never comes. */
const load = async (
  names: readonly string[],
  spoilt: Readonly<Record<string, string | null>> = {},
  { signal } = new AbortController(),
) => {
  const told: LoadProgress[] = [];
  const asked: string[] = [];
  const cache = await RuntimeCache.open();
  const files = loadFiles(names.map(fileOf), {
    cache,
    fetch: async (address, options) => {
      const name = typeof address === "string" ? address.slice("/assets/".length) : "";
      asked.push(name);
      const content = spoilt[name];
      if (content !== null) return new Response(content ?? name);
      return new Promise((_, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
      });
    },
    onProgress: (progress) => void told.push(progress),
    signal,
  });
  return { files, told, asked, cache };
};

describe("files of a language", () => {
  beforeEach(() => {
    Object.assign(globalThis, {
      caches: { open: () => Promise.reject(new DOMException("Full", "QuotaExceededError")) },
    });
  });

  it("come without a place to keep them, which is told", async () => {
    const { files, cache } = await load(["lib/a.wasm"]);
    expect(Object.keys(await files)).toEqual(["lib/a.wasm"]);
    expect(await cache.isKept()).toBe(false);
  });

  it("are there before a slow disk has them; a disk that turns out to be full is told", async () => {
    let fill: () => void = () => undefined;
    const full = new Promise<never>((_, reject) => {
      fill = () => reject(new DOMException("Full", "QuotaExceededError"));
    });
    Object.assign(globalThis, { caches: { open: () => Promise.resolve({ ...fakeCache(), put: () => full }) } });
    const { files, cache } = await load(["a.wasm", "b.wasm"]);
    expect(Object.keys(await files).toSorted()).toEqual(["a.wasm", "b.wasm"]);
    fill();
    expect(await cache.isKept()).toBe(false);
  });

  it("go on from the files that had come where somebody cancelled, and are fetched from nowhere once all are kept", async () => {
    const kept = fakeCache();
    Object.assign(globalThis, { caches: { open: () => Promise.resolve(kept) } });
    const cancelling = new AbortController();
    const first = await load(["a.wasm", "b.wasm"], { "b.wasm": null }, cancelling);
    const ended = first.files.catch((error: unknown) => error);
    while ((await kept.match("/assets/a.wasm")) === undefined) await new Promise((resolve) => setTimeout(resolve));
    cancelling.abort();
    expect(await ended).toMatchObject({ failure: "cancelled" });
    const second = await load(["a.wasm", "b.wasm"]);
    await second.files;
    expect(second.asked).toEqual(["b.wasm"]);
    const third = await load(["a.wasm", "b.wasm"]);
    expect(Object.keys(await third.files).toSorted()).toEqual(["a.wasm", "b.wasm"]);
    expect(third.asked).toEqual([]);
  });

  it("are refused where one byte of one is another", async () => {
    const { files } = await load(["a.wasm", "b.wasm"], { "b.wasm": "b.wasn" });
    await expect(files).rejects.toMatchObject({ failure: "damaged" });
  });

  it("are told by their folder where that holds many", async () => {
    const names = ["a", "b", "c", "d", "e", "f"].map((letter) => `lib/${letter}.d.ts`);
    const { files, told } = await load(["one/x.wasm", ...names]);
    await files;
    expect(new Set(told.map(({ part }) => part))).toEqual(new Set(["one/x.wasm", "lib/"]));
    expect(told.at(-1)?.loadedBytes).toBe(told.at(-1)?.totalBytes);
  });
});
