import { describe, expect, it } from "@jest/globals";

import { sampleEntries, sampleKinds } from "../testing/sampleEntries";
import { SearchIndex } from "./SearchIndex";
import type { FoundEntry } from "./searchDocument";

const atOnce = () => Promise.resolve();
const indexOf = (entries: readonly FoundEntry[] = sampleEntries) =>
  SearchIndex.of({ kinds: sampleKinds, entries }, atOnce);

const titles = async (typed: string): Promise<string[]> =>
  (await indexOf()).search(typed).groups.flatMap(({ entries }) => entries.map(({ title }) => title));

const many = (count: number): FoundEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: "blog.post",
    path: `/Blog/${at}`,
    title: `Catatan nomor ${at}`,
    note: "",
    words: "",
  }));

describe("what is found", () => {
  it("begins with what was typed, in any letter case and with or without accents", async () => {
    expect(await titles("POSTG")).toContain("PostgreSQL dalam produksi");
    expect(await titles("kafe")).toEqual(["Kafé Postel mengajar basis data"]);
    expect(await titles("kafé")).toEqual(["Kafé Postel mengajar basis data"]);
  });

  it("has it within a word, from three letters on", async () => {
    expect(await titles("gresql")).toContain("PostgreSQL dalam produksi");
    expect(await titles("re")).not.toContain("PostgreSQL dalam produksi");
  });

  it("has all words, in any order, wherever they stand in an entry", async () => {
    expect(await titles("produksi postgresql")).toEqual(["PostgreSQL dalam produksi"]);
    expect(await titles("murid basis")).toEqual(["Kafé Postel mengajar basis data"]);
    expect(await titles("postgresql denda")).toEqual([]);
  });

  it("is of the kind that was typed", async () => {
    const { groups } = (await indexOf()).search("kelas");
    expect(groups.map(({ kind, total }) => [kind.name, total])).toEqual([
      ["Halaman", 1],
      ["Kelas", 3],
    ]);
  });

  it("has a letter or two wrong", async () => {
    expect(await titles("postgers")).toContain("PostgreSQL dalam produksi");
    expect(await titles("perpusatkan")).toEqual(["Perpustakaan kota menghapus denda"]);
    expect(await titles("statsitika pertahankan")).toEqual(["Statistika yang dapat dipertahankan"]);
  });

  it("is not guessed where a word stands as it was typed", async () => {
    expect(await titles("postel")).toEqual(["Kafé Postel mengajar basis data"]);
  });

  it("is guessed where the words stand nowhere together as they were typed", async () => {
    // "kota" stands in one title, "data" in another: one letter of one of them is wrong.
    expect(await titles("kelas sekolah")).toEqual([]);
    expect(await titles("pameran kelas")).toEqual([]);
    expect(await titles("denda kata")).toEqual(["Perpustakaan kota menghapus denda"]);
  });

  it("may lack one of many words", async () => {
    expect(await titles("perpustakaan kota jakarta")).toEqual(["Perpustakaan kota menghapus denda"]);
    expect(await titles("perpustakaan jakarta")).toEqual([]);
  });

  it("is nothing for nothing, for signs, and for what stands nowhere", async () => {
    for (const typed of ["", "   ", "?!", "qqqqqq"]) expect(await titles(typed)).toEqual([]);
  });

  it("tells a name with signs from the same without", async () => {
    expect(await titles("c++")).toEqual(["Pemrograman C++"]);
  });

  it("takes a text that was pasted in", async () => {
    expect((await indexOf()).search("perpustakaan ".repeat(5_000)).total).toBe(1);
  });
});

describe("the order of what is found", () => {
  it("is by title before words before note, and by kind with the best first", async () => {
    const { groups, total } = (await indexOf()).search("sql");
    expect(total).toBe(3);
    expect(groups.map(({ kind }) => kind.name)).toEqual(["Kelas", "Tulisan"]);
    expect((await indexOf()).search("postgresql").groups[0]?.entries.map(({ title }) => title)).toEqual([
      "PostgreSQL dalam produksi",
      "Statistika yang dapat dipertahankan",
    ]);
  });

  it("prefers the word itself to a longer one that begins with it", async () => {
    const entries = ["Datang kembali", "Data"].map((title, at): FoundEntry => ({
      kind: "blog.post",
      path: `/Blog/${at}`,
      title,
      note: "",
      words: "",
    }));
    const [group] = (await indexOf(entries)).search("data").groups;
    expect(group?.entries.map(({ title }) => title)).toEqual(["Data", "Datang kembali"]);
  });

  it("is that of the remote among equals, and the first sixty of a kind with the number of all", async () => {
    const [group] = (await indexOf(many(800).map((entry) => ({ ...entry, title: "Catatan" })))).search(
      "catatan",
    ).groups;
    expect(group?.total).toBe(800);
    expect(group?.entries.map(({ path }) => path)).toEqual(Array.from({ length: 60 }, (_, at) => `/Blog/${at}`));
  });
});

describe("an index", () => {
  it("lets the page go on while it is read", async () => {
    let rests = 0;
    const index = await SearchIndex.of({ kinds: sampleKinds, entries: many(1_000) }, () =>
      Promise.resolve(void (rests += 1)),
    );
    expect(rests).toBe(4);
    expect(index.search("nomor 512").groups[0]?.entries[0]?.title).toBe("Catatan nomor 512");
  });

  it("gives the same for a letter whether it was worked out before or not", async () => {
    const index = await indexOf();
    const letters = ["p", "P", "k", "q", "c"];
    const before = letters.map((letter) => index.search(letter));
    let rests = 0;
    await index.prepare(() => Promise.resolve(void (rests += 1)));
    expect(letters.map((letter) => index.search(letter))).toEqual(before);
    expect(index.search("p")).toBe(index.search("p"));
    expect(rests).toBeGreaterThan(5);
  });

  it("gives the same for the same words whatever was typed before", async () => {
    const index = await indexOf();
    const first = index.search("postgres");
    for (let at = 0; at < 200; at += 1) index.search(`kata${at} murid`);
    expect(index.search("postgres")).toEqual(first);
  });
});
