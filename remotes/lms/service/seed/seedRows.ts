import type { SeedCall } from "@serambi/kernel/service";

import { seededQuizzes } from "../quiz/seed/quizFiles";
import { seedQuizzes } from "../quiz/seed/seedQuizzes";
import { seedAttempts, writeAttempts } from "../studio/seed/seedAttempts";

interface SiteRows {
  readonly quizzes: ReturnType<typeof seededQuizzes>[string] | undefined;
  readonly attempts: ReturnType<typeof seedAttempts>[string] | undefined;
}

/** What each site begins with, by the tenant's key: quizzes, and attempts at exercises. */
export const seededRows = (): Readonly<Record<string, SiteRows>> => {
  const [quizzes, attempts] = [seededQuizzes(), seedAttempts()];
  const keys = new Set([...Object.keys(quizzes), ...Object.keys(attempts)]);
  return Object.fromEntries([...keys].map((key) => [key, { quizzes: quizzes[key], attempts: attempts[key] }]));
};

export const writeRows = async (call: SeedCall, { quizzes, attempts }: SiteRows): Promise<void> => {
  if (quizzes) await seedQuizzes(call, quizzes);
  if (attempts) await writeAttempts(call, attempts);
};
