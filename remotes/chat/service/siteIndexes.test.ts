import { describe, expect, it } from "@jest/globals";
import type { Passage } from "@serambi/kernel/service";

import { SiteIndexes } from "./siteIndexes";

const SITE = { id: "melati" };
const at = (seconds: number): Date => new Date(seconds * 1_000);
const passage = (title: string): Passage => ({
  path: "/",
  language: "id",
  title,
  text: title,
  kind: { id: "halaman", en: "page" },
});

describe("the indexes of sites", () => {
  it("are read once for all questions that come at the same time", async () => {
    const indexes = new SiteIndexes();
    let reads = 0;
    const read = (): Promise<readonly Passage[]> => {
      reads += 1;
      return Promise.resolve([passage("Menenun")]);
    };
    const ask = async (seconds: number) => indexes.of(SITE, at(seconds), await indexes.read(SITE, at(seconds), read));
    const found = await Promise.all([ask(0), ask(0), ask(1)]);
    expect([reads, ...found.map(({ chunks }) => chunks.length)]).toEqual([1, 1, 1, 1]);
    await Promise.all([ask(60), ask(60)]);
    expect(reads).toBe(2);
  });

  it("are read again after a read that failed, and after one that nobody came to use", async () => {
    const indexes = new SiteIndexes();
    await expect(indexes.read(SITE, at(0), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    await indexes.read(SITE, at(1), () => Promise.resolve([passage("Lama")]));
    const passages = await indexes.read(SITE, at(60), () => Promise.resolve([passage("Baru")]));
    expect((await indexes.of(SITE, at(60), passages)).chunks[0]?.passage.title).toBe("Baru");
  });
});
