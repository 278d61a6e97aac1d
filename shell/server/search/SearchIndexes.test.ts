import { brotliDecompressSync } from "node:zlib";

import { beforeEach, describe, expect, it } from "@jest/globals";
import type { SearchEntry } from "@serambi/kernel/server";
import { fakeTenant } from "@serambi/kernel/testing";

import { readSearchDocument } from "../../client/palette/search/searchDocument";
import { SearchIndexes, type SentIndex } from "./SearchIndexes";
import type { SaidEntries } from "./SaidEntries";
import { editionOf } from "../testing/editionOf";
import { loadedRelease } from "../testing/loadedRelease";

const tenant = fakeTenant({ settings: { routes: ["/", "/Blog/:id"] } });
const { release } = loadedRelease([{ id: "blog", paths: ["/", "/Blog/:id"] }]);
const site = { edition: editionOf(tenant).in(release), release, host: "lembar.example", path: "/" };

const kinds = [{ id: "blog.post", name: "Tulisan", icon: "edit" }];
const post = (id: string): SearchEntry => ({ path: `/Blog/${id}`, title: id, kind: "blog.post" });
const whole = (...ids: string[]): SaidEntries => ({ kinds, lists: [ids.map(post)], failures: [] });
const partial: SaidEntries = {
  kinds,
  lists: [],
  failures: [{ remote: "blog", version: "1", part: "posts", message: "The host is down" }],
};
const postsOf = ({ body }: SentIndex): string[] =>
  readSearchDocument(JSON.parse(brotliDecompressSync(body).toString("utf8")))
    .entries.filter(({ kind }) => kind === "blog.post")
    .map(({ title }) => title);

/** Until what was begun behind an answer has come to its end: compressing is another thread's work. */
const settled = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};

describe("the indexes of sites", () => {
  let now = 0;
  let asked = 0;
  let failed = 0;
  let answer: () => Promise<SaidEntries>;
  let indexes: SearchIndexes;

  beforeEach(() => {
    now = 0;
    asked = 0;
    failed = 0;
    answer = () => Promise.resolve(whole("satu"));
    indexes = new SearchIndexes({
      ask: () => {
        asked += 1;
        return answer();
      },
      onFailures: () => void (failed += 1),
      now: () => now,
    });
  });

  it("are made once for all who ask at once, and kept", async () => {
    const [first, second] = await Promise.all([indexes.of(site), indexes.of(site)]);
    expect(postsOf(first)).toEqual(["satu"]);
    expect(second.etag).toBe(first.etag);
    await indexes.of(site);
    expect(asked).toBe(1);
  });

  it("are another one in another language, and in another release", async () => {
    await indexes.of(site);
    await indexes.of({ ...site, edition: site.edition.with({ language: "en" }) });
    await indexes.of({ ...site, edition: site.edition.in({ ...release, id: "r2" }) });
    expect(asked).toBe(3);
  });

  it("are made anew behind whoever asks after a minute", async () => {
    await indexes.of(site);
    now = 61_000;
    answer = () => Promise.resolve(whole("dua"));
    expect(postsOf(await indexes.of(site))).toEqual(["satu"]);
    await settled(async () => postsOf(await indexes.of(site))[0] === "dua");
    expect(asked).toBe(2);
  });

  it("are made anew at once where something was published or taken back, also while the one before is being made", async () => {
    await indexes.of(site);
    answer = () => Promise.resolve(whole("dua"));
    const changed = { ...site, edition: editionOf(tenant).in(release) };
    expect(postsOf(await indexes.of(changed))).toEqual(["dua"]);
    now = 61_000;
    const slow = indexes.of(changed);
    answer = () => Promise.resolve(whole("tiga"));
    expect(postsOf(await indexes.of({ ...site, edition: editionOf(tenant).in(release) }))).toEqual(["tiga"]);
    await slow;
    answer = () => Promise.reject(new Error("ended"));
    expect(postsOf(await indexes.of({ ...site, edition: editionOf(tenant).in(release) }))).toEqual(["tiga"]);
  });

  it("with a gap say so, and are asked for again soon", async () => {
    answer = () => Promise.resolve(partial);
    expect((await indexes.of(site)).isPartial).toBe(true);
    expect(failed).toBe(1);
    now = 11_000;
    answer = () => Promise.resolve(whole("satu"));
    await settled(async () => !(await indexes.of(site)).isPartial);
  });

  it("that are whole go on where a newer one would have a gap, or cannot be made", async () => {
    const { etag } = await indexes.of(site);
    for (const next of [() => Promise.resolve(partial), () => Promise.reject(new Error("ended"))]) {
      now += 61_000;
      answer = next;
      const before = asked;
      await indexes.of(site);
      await settled(() => Promise.resolve(asked > before));
      expect((await indexes.of(site)).etag).toBe(etag);
    }
  });

  it("that cannot be made are tried again at the next search", async () => {
    answer = () => Promise.reject(new Error("ended"));
    await expect(indexes.of(site)).rejects.toThrow("ended");
    answer = () => Promise.resolve(whole("satu"));
    expect(postsOf(await indexes.of(site))).toEqual(["satu"]);
  });
});
