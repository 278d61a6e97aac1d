import type { Progress } from "../../contract/studio/Exercise";
import type { KeptText } from "./KeptText";

/** Where this browser keeps the attempts at an exercise. */
export const attemptsKey = (slug: string): string => `studio-attempts:${slug}`;

const isWhole = (attempt: unknown): boolean => {
  if (typeof attempt !== "object" || attempt === null || !("passed" in attempt) || !("total" in attempt)) return false;
  return typeof attempt.passed === "number" && attempt.passed > 0 && attempt.passed === attempt.total;
};

/** How far this browser has come with an exercise, also without an account. */
export const keptProgress = (shelf: KeptText, slug: string): Progress => {
  const kept = shelf.read(attemptsKey(slug));
  if (!Array.isArray(kept) || kept.length === 0) return "none";
  return kept.some(isWhole) ? "passed" : "tried";
};
