import type { ChapterProgress, ChapterTask, ClassProgress } from "../../contract/hosts/learning";
import { and, eq, sql } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { chapterProgress } from "../tables";
import type { Classroom } from "./findClassroom";
import { mergeChapters } from "./mergeChapters";
import { waitingChapters } from "./tasks";

export interface Learner {
  readonly tenantId: string;
  readonly userId: string;
}

const own = ({ userId }: Learner, classroomId: string) =>
  and(eq(chapterProgress.userId, userId), eq(chapterProgress.classroomId, classroomId));

const readChapters = async (tx: Transaction, learner: Learner, classroomId: string): Promise<ChapterProgress[]> => {
  const rows = await tx.select().from(chapterProgress).where(own(learner, classroomId));
  return rows.map(({ chapterSlug, seenAt, position, doneAt, note, noteChangedAt }) => ({
    chapterSlug,
    seenAt: seenAt.toISOString(),
    position,
    doneAt: doneAt?.toISOString() ?? null,
    note,
    noteChangedAt: noteChangedAt.toISOString(),
  }));
};

/** How far a learner is in a class, its chapters in their order; one that the class no longer has is left out. */
export const readProgress = async (tx: Transaction, learner: Learner, classroom: Classroom): Promise<ClassProgress> => {
  const known = new Map(
    (await readChapters(tx, learner, classroom.id)).map((chapter) => [chapter.chapterSlug, chapter]),
  );
  return { classroomId: classroom.id, chapters: classroom.chapters.flatMap(({ slug }) => known.get(slug) ?? []) };
};

/** A clock that runs ahead must not have the last word for ever. */
const noLaterThan =
  (now: Date) =>
  (chapter: ChapterProgress): ChapterProgress => {
    const cut = (time: string): string => (Date.parse(time) > now.getTime() ? now.toISOString() : time);
    return {
      ...chapter,
      seenAt: cut(chapter.seenAt),
      doneAt: chapter.doneAt === null ? null : cut(chapter.doneAt),
      noteChangedAt: cut(chapter.noteChangedAt),
      // PostgreSQL has no NUL in texts.
      note: chapter.note.replaceAll("\0", ""),
    };
  };

interface Told {
  readonly classroom: Classroom;
  readonly told: ClassProgress;
  readonly tasks: readonly ChapterTask[];
  readonly now: Date;
}

/**
 * Puts what a device tells together with what is known, and gives the whole. Chapters that the class does not have are none. A chapter
 * becomes done only once its tasks are passed; one that is done stays so, whatever tasks it gets.
 * Two devices at once lose nothing: the database merges row by row, by the rules of `mergeChapters`.
 */
export const mergeProgress = async (
  tx: Transaction,
  learner: Learner,
  { classroom, told, tasks, now }: Told,
): Promise<ClassProgress> => {
  const slugs = new Set(classroom.chapters.map(({ slug }) => slug));
  const news = mergeChapters(
    [],
    told.chapters.filter(({ chapterSlug }) => slugs.has(chapterSlug)).map(noLaterThan(now)),
  );
  const waiting = waitingChapters(tasks);
  const rows = news.map(({ seenAt, doneAt, noteChangedAt, ...chapter }) => ({
    ...learner,
    ...chapter,
    classroomId: classroom.id,
    seenAt: new Date(seenAt),
    doneAt: doneAt === null || waiting.has(chapter.chapterSlug) ? null : new Date(doneAt),
    noteChangedAt: new Date(noteChangedAt),
  }));
  if (rows.length > 0)
    await tx
      .insert(chapterProgress)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          chapterProgress.tenantId,
          chapterProgress.userId,
          chapterProgress.classroomId,
          chapterProgress.chapterSlug,
        ],
        set: {
          seenAt: sql`greatest(${chapterProgress.seenAt}, excluded.seen_at)`,
          position: sql`case when excluded.seen_at > ${chapterProgress.seenAt} then excluded.position else ${chapterProgress.position} end`,
          doneAt: sql`least(${chapterProgress.doneAt}, excluded.done_at)`,
          note: sql`case when excluded.note_changed_at > ${chapterProgress.noteChangedAt} then excluded.note else ${chapterProgress.note} end`,
          noteChangedAt: sql`greatest(${chapterProgress.noteChangedAt}, excluded.note_changed_at)`,
        },
      });
  return readProgress(tx, learner, classroom);
};
