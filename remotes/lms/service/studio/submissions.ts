import type { Language } from "@serambi/kernel/contracts";
import type { AskedRead, Sql } from "@serambi/kernel/service";
import * as z from "zod";

import type { Submission, SubmissionClass } from "../../contract/studio/exerciseAnswers";
import type { AuthoredExercise } from "./content/readExercises";

const PREFIX = "exercise:";

/** What the learning host says of classes whose chapters have exercises. */
const TaskClasses = z.object({
  classes: z.array(
    z.object({
      classroomId: z.string(),
      name: z.string(),
      tasks: z.array(z.object({ chapterSlug: z.string(), task: z.string(), title: z.string() })),
      learners: z.array(z.string()),
    }),
  ),
});
type TaskClass = z.infer<typeof TaskClasses>["classes"][number];

/** Classes with exercises and their learners, as the caller may see them; none where no service teaches. */
export const readTaskClasses = async (ask: (read: AskedRead) => Promise<unknown>): Promise<readonly TaskClass[]> => {
  const answer = await ask({ host: "learning", path: "/task-classes", query: { kind: "exercise" } });
  return answer === null ? [] : TaskClasses.parse(answer).classes;
};

interface NewestRow {
  readonly id: string;
  readonly userId: string;
  readonly exercise: string;
  readonly learner: string;
  readonly at: string;
  readonly attempts: number;
  readonly passed: number;
  readonly total: number;
  readonly isPassed: boolean;
  readonly verdict: Submission["verdict"];
  readonly comments: number;
}

/** Of each learner and exercise the newest attempt. */
const newestAttempts = (sql: Sql, learners: readonly string[], exercises: readonly string[]): Promise<NewestRow[]> =>
  sql.query<NewestRow>(
    `select distinct on (a.user_id, a.exercise)
       a.id::text as id, a.user_id as "userId", a.exercise, a.made_at as at, a.total, a.is_passed as "isPassed",
       jsonb_array_length(a.passed)::int as passed,
       coalesce((select persons.name from persons where persons.id::text = a.user_id), '') as learner,
       (count(*) over (partition by a.user_id, a.exercise))::int as attempts,
       coalesce(
         (select v.verdict from lms_verdicts v where v.attempt_id = a.id order by v.judged_at desc, v.id limit 1), 'none'
       ) as verdict,
       (select count(*)::int from lms_comments c where c.attempt_id = a.id) as comments
     from lms_attempts a
     where a.user_id = any($1::text[]) and a.exercise = any($2::text[])
     order by a.user_id, a.exercise, a.made_at desc, a.id`,
    [learners, exercises],
  );

const toSubmissions = (
  { classroomId, name, tasks, learners }: TaskClass,
  rows: readonly NewestRow[],
  exercises: ReadonlyMap<string, AuthoredExercise>,
  language: Language,
): Submission[] =>
  tasks.flatMap(({ chapterSlug, task }) => {
    const exercise = exercises.get(task.slice(PREFIX.length));
    if (!exercise) return [];
    const own = rows.filter((row) => row.exercise === exercise.slug && learners.includes(row.userId));
    return own.map(({ userId: _who, at, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      classroomId,
      className: name,
      chapter: chapterSlug,
      title: exercise.title[language],
      language: exercise.language,
    }));
  });

export const toSubmissionClass = ({ classroomId, name, learners }: TaskClass): SubmissionClass => ({
  classroomId,
  name,
  learners: learners.length,
});

/** What the learners of these classes have sent in, the newest first. */
export const readSubmissions = async (
  sql: Sql,
  classes: readonly TaskClass[],
  exercises: ReadonlyMap<string, AuthoredExercise>,
  language: Language,
): Promise<Submission[]> => {
  const learners = [...new Set(classes.flatMap((one) => one.learners))];
  const slugs = [...new Set(classes.flatMap(({ tasks }) => tasks.map(({ task }) => task.slice(PREFIX.length))))];
  if (learners.length === 0 || slugs.length === 0) return [];
  const rows = await newestAttempts(sql, learners, slugs);
  return classes
    .flatMap((one) => toSubmissions(one, rows, exercises, language))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
};

/** Whether somebody learns in a class that has the exercise: only then are their attempts a teacher's to see. */
export const isSubmitted = (classes: readonly TaskClass[], userId: string, exercise: string): boolean =>
  classes.some(
    ({ learners, tasks }) => learners.includes(userId) && tasks.some(({ task }) => task === PREFIX + exercise),
  );
