import type { SeedClass, SeedClassFile, SeedModule, SeedProgram } from "../types";

/** A class as its author writes it: without what follows from the tenant and from the order of the chapters. */
export type ClassDraft = Omit<SeedClass, "classroomId" | "logo">;

/** Every class can be tried before enrolling: its first chapter is open to all. */
function withOpenFirstChapter(syllabus: readonly SeedModule[]): SeedModule[] {
  return syllabus.map((module, moduleIndex) => ({
    ...module,
    chapters: module.chapters.map((chapter, index) => ({ ...chapter, isFree: moduleIndex === 0 && index === 0 })),
  }));
}

/**
 * The seed file of one tenant. No class has a picture: the empty `logo` makes the site draw its motif.
 * @param tenantKey prefix that keeps `classroomId` apart between tenants
 */
export function assembleClasses(
  tenantKey: string,
  programs: readonly SeedProgram[],
  drafts: readonly ClassDraft[],
): SeedClassFile {
  return {
    programs,
    classes: drafts.map((draft) => ({
      ...draft,
      classroomId: `${tenantKey}-${draft.slug}`,
      logo: "",
      syllabus: withOpenFirstChapter(draft.syllabus),
    })),
  };
}
