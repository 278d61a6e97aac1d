import { describe, expect, it } from "@jest/globals";

import { sampleEntries } from "../testing/sampleEntries";
import { readSearchDocument, writeSearchDocument, type FoundEntry } from "./searchDocument";

const sent = (entries: readonly FoundEntry[], isPartial = false): unknown =>
  JSON.parse(JSON.stringify(writeSearchDocument({ isPartial, entries })));

describe("an index as it is sent", () => {
  it("is read as it was written, kind by kind", () => {
    const { entries, isPartial } = readSearchDocument(sent(sampleEntries, true));
    expect(isPartial).toBe(true);
    expect(entries).toHaveLength(sampleEntries.length);
    expect(entries).toEqual(expect.arrayContaining([...sampleEntries]));
  });

  it("leaves out of a path what its title says already", () => {
    const entry: FoundEntry = {
      kind: "post",
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
    expect(readSearchDocument(sent([]))).toEqual({ entries: [], isPartial: false });
  });

  it("is refused where it is none, or of another format", () => {
    for (const wrong of [null, "", 7, [], {}, { format: 1 }, { ...Object(sent(sampleEntries)), format: 2 }])
      expect(() => readSearchDocument(wrong)).toThrow("no search index");
  });

  it("is read without what a newer server may have put in", () => {
    const document = Object(sent(sampleEntries)) as { groups: unknown[] };
    document.groups.push({ kind: "planet", titles: "Mars", paths: "/Mars", notes: "", words: "" }, null, {
      kind: "post",
    });
    expect(readSearchDocument(document).entries).toHaveLength(sampleEntries.length);
  });
});
