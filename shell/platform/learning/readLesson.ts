import type { Lesson } from "@serambi/kernel/contracts";
import { and, eq } from "drizzle-orm";

import { ApiFailure } from "../app/ApiFailure";
import { findUser } from "../app/requireUserRole";
import type { TenantCall } from "../app/tenantHandler";
import { lessons } from "../database/schema";
import { findClassroom } from "./findClassroom";
import { mayReadAll } from "./mayReadAll";

interface LessonQuery {
  readonly classroomId: string;
  readonly chapter: string;
}

/**
 * One chapter of a class. What the asker has no right to is not read from the database at all; a session that has ended asks as
 * anybody does.
 * @throws ApiFailure 404 for a class or chapter that there is not, and for a chapter whose text is not here
 */
export const readLesson = async (call: TenantCall<LessonQuery>, now: Date): Promise<Lesson> => {
  const { tx, input, texts } = call;
  const classroom = await findClassroom(tx, input.classroomId);
  if (!classroom) throw new ApiFailure(404, texts.classNotFound);
  const found = classroom.chapters.find(({ slug }) => slug === input.chapter);
  const own = and(eq(lessons.classroomId, classroom.id), eq(lessons.chapterSlug, input.chapter));
  if (!found || (await tx.$count(lessons, own)) === 0) throw new ApiFailure(404, texts.chapterNotFound);

  const { moduleSlug, ...chapter } = found;
  const isOpen = chapter.isFree || (await mayReadAll(tx, classroom, (await findUser(call, now))?.id));
  const [content] = isOpen ? await tx.select({ blocks: lessons.blocks }).from(lessons).where(own) : [];
  return {
    classroomId: classroom.id,
    className: classroom.name,
    classSlug: classroom.slug,
    priceIdr: classroom.priceIdr,
    moduleSlug,
    chapter,
    isLocked: !isOpen,
    blocks: [...(content?.blocks ?? [])],
  };
};
