import type { Entitlements, Sql } from "@serambi/kernel/service";

import type { ChapterTask } from "../../contract/hosts/learning";

/** Who judges a task grants it under this kind, whatever the task is (decision 59). */
const TASK_KIND = "task.passed";

interface TaskRow {
  readonly classroomId: string;
  readonly chapterSlug: string;
  readonly task: string;
  readonly title: string;
}

const TASKS = `select lessons.classroom_id as "classroomId", lessons.chapter_slug as "chapterSlug",
    block->>'task' as task, block->>'title' as title
  from lessons cross join lateral jsonb_array_elements(lessons.blocks) with ordinality as parts(block, place)
  where block->>'kind' = 'task'`;

/** The tasks that chapters of a class wait for, and which of them a learner has passed. */
export const readTasks = async (
  sql: Sql,
  entitlements: Entitlements,
  { classroomId, userId }: { readonly classroomId: string; readonly userId: string },
): Promise<ChapterTask[]> => {
  const rows = await sql.query<TaskRow>(`${TASKS} and classroom_id = $1 order by chapter_slug, place`, [classroomId]);
  if (rows.length === 0) return [];
  const passed = new Set((await entitlements.list(userId, TASK_KIND)).map(({ code }) => code));
  return rows.map(({ chapterSlug, task, title }) => ({ chapterSlug, task, title, isPassed: passed.has(task) }));
};

/** Chapters that wait for a task which is not passed. */
export const waitingChapters = (tasks: readonly ChapterTask[]): ReadonlySet<string> =>
  new Set(tasks.filter(({ isPassed }) => !isPassed).map(({ chapterSlug }) => chapterSlug));

/** Every task of one kind on the site, by class and in the order of chapters' slugs. */
export const readAllTasks = (sql: Sql, kind: string): Promise<TaskRow[]> =>
  sql.query<TaskRow>(`${TASKS} and block->>'task' like $1 order by classroom_id, chapter_slug, place`, [`${kind}:%`]);
