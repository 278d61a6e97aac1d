import { describe, expect, it } from "@jest/globals";

import { sampleEntries, sampleKinds } from "../testing/sampleEntries";
import { readSearchDocument, writeSearchDocument, type FoundEntry } from "./searchDocument";

const sent = (entries: readonly FoundEntry[], isPartial = false): unknown =>
  JSON.parse(JSON.stringify(writeSearchDocument({ isPartial, kinds: sampleKinds, entries })));

describe("an index as it is sent", () => {
  it("is read as it was written, kind by kind", () => {
    const { entries, kinds, isPartial } = readSearchDocument(sent(sampleEntries, true));
    expect(isPartial).toBe(true);
    expect(kinds).toEqual(sampleKinds);
    expect(entries).toHaveLength(sampleEntries.length);
    expect(entries).toEqual(expect.arrayContaining([...sampleEntries]));
  });

  it("leaves out of a path what its title says already", () => {
    const entry: FoundEntry = {
      kind: "blog.post",
      path: "/Blog/7/kafe-postel-mengajar",
      title: "Kafé Postel mengajar",
      note: "",
      words: "",
    };
    const written = JSON.stringify(sent([entry]));
    expect(written).not.toContain("kafe-postel");
    expect(readSearchDocument(sent([entry])).entries).toEqual([entry]);
  });

  it("keeps paths that only look like it, and titles without a letter", () => {
    const odd: FoundEntry[] = [
      { kind: "page", path: "/kelas-malam", title: "Kelas", note: "", words: "" },
      { kind: "page", path: "/", title: "ꦲꦏ꧀ꦱꦫ", note: "", words: "" },
      { kind: "page", path: "/Blog?categorySlug=kelas", title: "Kelas", note: "", words: "" },
    ];
    expect(readSearchDocument(sent(odd)).entries).toEqual(odd);
  });

  it("may be empty", () => {
    expect(readSearchDocument(sent([]))).toEqual({ entries: [], kinds: [], isPartial: false });
  });

  it("is refused where it is none, or of another format", () => {
    for (const wrong of [null, "", 7, [], {}, { format: 2 }, { ...Object(sent(sampleEntries)), format: 1 }])
      expect(() => readSearchDocument(wrong)).toThrow("no search index");
  });

  it("names no kind of which there is nothing", () => {
    const posts = sampleEntries.filter(({ kind }) => kind === "blog.post");
    expect(readSearchDocument(sent(posts)).kinds.map(({ name }) => name)).toEqual(["Tulisan"]);
  });

  it("is read without what a newer server may have put in", () => {
    const document = Object(sent(sampleEntries)) as { groups: unknown[] };
    document.groups.push({ kind: "blog.planet", name: "Planet", titles: ["Mars"] }, null, { kind: "blog.post" });
    expect(readSearchDocument(document).entries).toHaveLength(sampleEntries.length);
  });
});
