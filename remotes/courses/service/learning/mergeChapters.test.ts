import { describe, expect, it } from "@jest/globals";
import type { ChapterProgress } from "../../contract/hosts/learning";

import { mergeChapters } from "./mergeChapters";

const chapter = (own: Partial<ChapterProgress> = {}): ChapterProgress => ({
  chapterSlug: "satu",
  seenAt: "2026-11-21T03:00:00.000Z",
  position: 400,
  doneAt: null,
  note: "catatan",
  noteChangedAt: "2026-11-21T02:00:00.000Z",
  ...own,
});

describe("mergeChapters", () => {
  it("keeps the chapters that only one side knows", () => {
    const merged = mergeChapters([chapter()], [chapter({ chapterSlug: "dua" })]);
    expect(merged.map(({ chapterSlug }) => chapterSlug)).toEqual(["satu", "dua"]);
  });

  it("takes the place of the later visit, whoever tells it", () => {
    const later = chapter({ seenAt: "2026-11-21T04:00:00.000Z", position: 100 });
    for (const merged of [mergeChapters([chapter()], [later]), mergeChapters([later], [chapter()])])
      expect(merged).toEqual([{ ...chapter(), seenAt: later.seenAt, position: 100 }]);
  });

  it("takes the note of the later change, which may not be that of the later visit", () => {
    const noted = chapter({
      seenAt: "2026-11-20T00:00:00.000Z",
      note: "baru",
      noteChangedAt: "2026-11-21T02:30:00.000Z",
    });
    expect(mergeChapters([chapter()], [noted])).toEqual([
      { ...chapter(), note: "baru", noteChangedAt: noted.noteChangedAt },
    ]);
  });

  it("keeps a chapter done, since the first time", () => {
    const done = "2026-11-19T00:00:00.000Z";
    const again = "2026-11-20T00:00:00.000Z";
    expect(mergeChapters([chapter({ doneAt: done })], [chapter()])[0]?.doneAt).toBe(done);
    expect(mergeChapters([chapter()], [chapter({ doneAt: done })])[0]?.doneAt).toBe(done);
    expect(mergeChapters([chapter({ doneAt: again })], [chapter({ doneAt: done })])[0]?.doneAt).toBe(done);
  });

  it("compares moments and not their spelling", () => {
    const earlier = chapter({ seenAt: "2026-11-21T09:00:00+07:00", position: 1 });
    expect(mergeChapters([chapter()], [earlier])[0]?.position).toBe(400);
  });

  it("learns nothing from what it is told twice", () => {
    const once = mergeChapters([chapter()], [chapter({ seenAt: "2026-11-21T05:00:00.000Z", position: 9 })]);
    expect(mergeChapters(once, once)).toEqual(once);
  });
});

describe("what three devices tell of one chapter, in whatever order it arrives", () => {
  const at = (minute: number): string => `2026-11-21T03:0${minute}:00.000Z`;
  const told = [
    chapter({ seenAt: at(1), position: 900, doneAt: at(1), note: "pertama", noteChangedAt: at(1) }),
    chapter({ seenAt: at(3), position: 200, note: "kedua", noteChangedAt: at(2) }),
    chapter({ seenAt: at(2), position: 500, doneAt: at(2), note: "terakhir", noteChangedAt: at(4) }),
  ];
  const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c] as const)));
  const whole = [{ ...chapter(), seenAt: at(3), position: 200, doneAt: at(1), note: "terakhir", noteChangedAt: at(4) }];
  const all = orders.filter((order) => new Set(order).size === 3);

  it.each(all)("comes to the same: %p, %p, %p", (...order) => {
    let known: readonly ChapterProgress[] = [];
    for (const device of order) known = mergeChapters(known, told.slice(device, device + 1));
    expect(known).toEqual(whole);
    // An older write that arrives after all of them, once more, changes nothing.
    for (const late of told) expect(mergeChapters(known, [late])).toEqual(whole);
  });
});
