import { slugOf } from "@serambi/kernel/service";

import type { ChapterKind } from "../../../contract/hosts/classes";

import type { SeedModule } from "../types";

type SeedChapter = SeedModule["chapters"][number];

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
