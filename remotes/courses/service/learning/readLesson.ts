import type { Lesson } from "../../contract/hosts/learning";
import { and, eq } from "drizzle-orm";

import type { Entitlements, Fail, Transaction } from "@serambi/kernel/service";

import { lessons } from "../tables";
import { texts } from "../texts";
import { findClassroom } from "./findClassroom";
import { mayReadAll } from "./rights";

interface LessonQuery {
  readonly entitlements: Entitlements;
  readonly classroomId: string;
  readonly chapter: string;
  /** Undefined for anybody who has not logged in. */
  readonly userId: string | undefined;
  readonly fail: Fail;
}

/**
 * One chapter of a class. What the asker has no right to is not read from the database at all; a session that has ended asks as
 * anybody does.
 * Fails with 404 for a class or chapter that there is not, and for a chapter whose text is not here
 */
export const readLesson = async (
  db: Transaction,
  { entitlements, classroomId, chapter: chapterSlug, userId, fail }: LessonQuery,
): Promise<Lesson> => {
  const classroom = await findClassroom(db, classroomId);
  if (!classroom) return fail(404, texts.classNotFound);
  const found = classroom.chapters.find(({ slug }) => slug === chapterSlug);
  const own = and(eq(lessons.classroomId, classroom.id), eq(lessons.chapterSlug, chapterSlug));
  if (!found || (await db.$count(lessons, own)) === 0) return fail(404, texts.chapterNotFound);

  const { moduleSlug, ...chapter } = found;
  const isAllOpen = await mayReadAll(entitlements, classroom, userId);
  const isOpen = chapter.isFree || isAllOpen;
  const [content] = isOpen ? await db.select({ blocks: lessons.blocks }).from(lessons).where(own) : [];
  return {
    classroomId: classroom.id,
    className: classroom.name,
    classSlug: classroom.slug,
    priceIdr: classroom.priceIdr,
    moduleSlug,
    chapter,
    isLocked: !isOpen,
    mayReadAll: isAllOpen,
    blocks: [...(content?.blocks ?? [])],
  };
};
