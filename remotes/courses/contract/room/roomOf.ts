import type { PublicTenant } from "@serambi/kernel/contracts";

import type { RoomClass } from "../hosts/learning";
import { certificatePath } from "../learning/certificatePath";
import { chapterPath } from "../learning/chapterPaths";
import { coursePath, PREMIUM_TYPE } from "../paths";

/** The chapter that a learner goes on with. */
export interface NextChapter {
  readonly title: string;
  readonly moduleTitle: string;
  /** From 1, through all modules of the class. */
  readonly number: number;
  readonly lengthMinutes: number;
  readonly path: string;
}

/** A class as the room shows it: a cloth with a row for each chapter. */
export interface RoomItem {
  readonly slug: string;
  readonly name: string;
  readonly mentor: string;
  readonly done: number;
  readonly total: number;
  /** Of each module, whether each of its chapters is done. */
  readonly modules: readonly { readonly title: string; readonly rows: readonly boolean[] }[];
  /** A day, or a moment where one is set (ISO 8601); null where it has none. */
  readonly startsAt: string | null;
  /** ISO 8601; null where it was never open. */
  readonly seenAt: string | null;
  /** Null where all is done, or where this site shows no chapters. */
  readonly next: NextChapter | null;
  /** Of the class; null where this site has no such page. */
  readonly path: string | null;
  /** Where its certificate can be asked for: all is done, and nobody has asked yet. */
  readonly finish: string | null;
  readonly certificate: {
    readonly code: string;
    readonly learnerName: string;
    readonly issuedAt: string;
    readonly path: string;
  } | null;
}

const nextOf = (tenant: PublicTenant, { modules, slug, type }: RoomClass): NextChapter | null => {
  const all = modules.flatMap((module) => module.chapters.map((chapter) => ({ module, chapter })));
  const at = all.findIndex(({ chapter }) => !chapter.isDone && chapter.isReadable !== false);
  const found = all[at];
  if (!found) return null;
  const { module, chapter } = found;
  const path = chapterPath(tenant, {
    classSlug: slug,
    isPremium: type === PREMIUM_TYPE,
    moduleSlug: module.slug,
    chapterSlug: chapter.slug,
  });
  if (path === undefined) return null;
  const { title, lengthMinutes } = chapter;
  return { title, moduleTitle: module.title, number: at + 1, lengthMinutes, path };
};

/** A class that is done offers its certificate on its last chapter. */
const finishOf = (tenant: PublicTenant, { modules, slug, type, certificate }: RoomClass): string | null => {
  const module = modules.at(-1);
  const chapter = module?.chapters.at(-1);
  const isDone = modules.every(({ chapters }) => chapters.every((one) => one.isDone && one.isReadable !== false));
  if (!module || !chapter || !isDone || certificate) return null;
  const isPremium = type === PREMIUM_TYPE;
  return (
    chapterPath(tenant, { classSlug: slug, isPremium, moduleSlug: module.slug, chapterSlug: chapter.slug }) ?? null
  );
};

/** What a learner's room shows of one class. */
export const roomOf = (tenant: PublicTenant, given: RoomClass): RoomItem => {
  const rows = given.modules.flatMap(({ chapters }) => chapters.map(({ isDone }) => isDone));
  const { certificate } = given;
  return {
    slug: given.slug,
    name: given.name,
    mentor: given.mentor,
    done: rows.filter(Boolean).length,
    total: rows.length,
    modules: given.modules.map(({ title, chapters }) => ({ title, rows: chapters.map(({ isDone }) => isDone) })),
    startsAt: given.startsAt ?? given.startsOn ?? null,
    seenAt: given.seenAt,
    next: nextOf(tenant, given),
    path: coursePath(tenant, given.slug, given.type) ?? null,
    finish: finishOf(tenant, given),
    certificate: certificate && {
      code: certificate.code,
      learnerName: certificate.learnerName,
      issuedAt: certificate.issuedAt,
      path: certificatePath(certificate.code),
    },
  };
};
