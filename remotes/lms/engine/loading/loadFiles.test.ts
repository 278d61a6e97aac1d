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

/** A site whose files hold their own names, but for those that it has been told of. */
const load = async (names: readonly string[], spoilt: Readonly<Record<string, string>> = {}) => {
  const told: LoadProgress[] = [];
  const cache = await RuntimeCache.open();
  const files = loadFiles(names.map(fileOf), {
    cache,
    fetch: async (address) => {
      const name = typeof address === "string" ? address.slice("/assets/".length) : "";
      return new Response(spoilt[name] ?? name);
    },
    onProgress: (progress) => void told.push(progress),
    signal: new AbortController().signal,
  });
  return { files, told, cache };
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
    expect(cache.isFull).toBe(true);
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
