import { describe, expect, it } from "@jest/globals";

import type { ChapterProgress } from "../../contract/hosts/learning";
import { mergeChapter, mergeChapters } from "./mergeChapters";

const chapter = (overrides: Partial<ChapterProgress> = {}): ChapterProgress => ({
  chapterSlug: "a",
  seenAt: "2026-11-01T00:00:00.000Z",
  position: 100,
  doneAt: null,
  note: "",
  noteChangedAt: "1970-01-01T00:00:00.000Z",
  ...overrides,
});

describe("what two devices know of a chapter", () => {
  it("is the place of the one that read last, and the note of the one that wrote last", () => {
    const read = chapter({ seenAt: "2026-11-03T00:00:00.000Z", position: 700, note: "old" });
    const written = chapter({ note: "new", noteChangedAt: "2026-11-02T00:00:00.000Z" });
    for (const merged of [mergeChapter(read, written), mergeChapter(written, read)])
      expect(merged).toMatchObject({ seenAt: read.seenAt, position: 700, note: "new" });
  });

  it("is done where either says so, since the first time", () => {
    const early = chapter({ doneAt: "2026-11-01T00:00:00.000Z" });
    const late = chapter({ doneAt: "2026-11-05T00:00:00.000Z" });
    expect(mergeChapter(chapter(), late).doneAt).toBe(late.doneAt);
    expect([mergeChapter(early, late).doneAt, mergeChapter(late, early).doneAt]).toEqual([early.doneAt, early.doneAt]);
  });

  it("compares moments and not their spelling", () => {
    const jakarta = chapter({ seenAt: "2026-11-01T06:00:00+07:00", position: 1 });
    const utc = chapter({ seenAt: "2026-11-01T00:00:00.000Z", position: 2 });
    expect(mergeChapter(jakarta, utc).position).toBe(2);
  });

  it("loses no chapter of either", () => {
    const merged = mergeChapters([chapter({ chapterSlug: "a" })], [chapter({ chapterSlug: "b" }), chapter()]);
    expect(merged.map(({ chapterSlug }) => chapterSlug)).toEqual(["a", "b"]);
  });

  it("is the same however often it is put together", () => {
    const mine = [chapter({ note: "x", noteChangedAt: "2026-11-02T00:00:00.000Z" })];
    const theirs = [chapter({ position: 900, seenAt: "2026-11-04T00:00:00.000Z" })];
    const once = mergeChapters(mine, theirs);
    expect(mergeChapters(once, theirs)).toEqual(once);
  });
});
