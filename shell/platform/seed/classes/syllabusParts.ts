import type { ChapterKind } from "@serambi/kernel/contracts";

import type { SeedModule } from "../types";

type SeedChapter = SeedModule["chapters"][number];

/** Letters and digits of a title, joined by hyphens: "Who’s first?" becomes `whos-first`. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function chapterOf(kind: ChapterKind) {
  return (title: string, lengthMinutes: number): SeedChapter => ({
    title,
    slug: slugOf(title),
    kind,
    lengthMinutes,
    isFree: false,
  });
}

export const reading = chapterOf("reading");
export const video = chapterOf("video");
export const exercise = chapterOf("exercise");
export const live = chapterOf("live");

/** A module of a syllabus; its address comes from the title. */
export function part(title: string, summary: string, chapters: SeedChapter[]): SeedModule {
  return { title, slug: slugOf(title), summary, chapters };
}
