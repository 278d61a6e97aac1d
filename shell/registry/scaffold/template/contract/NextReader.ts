import type { ClassSummary } from "@serambi/kernel/contracts";

/** What is shown of a class. */
export type NextClass = Pick<ClassSummary, "slug" | "name" | "description" | "startsOn" | "lengthMinutes">;

/** What the store needs of the services host: one method, so that a test gives a literal. */
export interface NextReader {
  /**
   * The classes that begin next, the nearest first. (spec 7.1, `class/active`)
   * @param limit 1–50
   * @throws AppError offline | timeout | upstream | malformed
   */
  nextClasses(limit: number): Promise<readonly NextClass[]>;
}
