import type { QuizContent } from "../../../contract/quiz/Quiz";
import { readVersion, type AttemptRow, type Work } from "../rows";

/** Enough for the quizzes that are taken at one time on all sites of a process: some tens of kilobytes each. */
const MOST = 100;

const known = new Map<string, QuizContent>();

/**
 * What the version of an attempt asks, kept in this process: a class that hands in together would read the same long text once for each
 * learner. Versions never change. Only those of attempts that were begun in an earlier transaction are kept: one that is made in this
 * transaction may be taken back, and its number be another's.
 */
export const versionOf = async (
  { sql, tenant }: Pick<Work, "sql" | "tenant">,
  { slug, version }: Pick<AttemptRow, "slug" | "version">,
): Promise<QuizContent> => {
  const key = JSON.stringify([tenant.id, slug, version]);
  const found = known.get(key) ?? (await readVersion(sql, slug, version));
  // The one that was asked for last is let go of last.
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return found;
};
