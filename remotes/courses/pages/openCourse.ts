import type { PageOutcome } from "@serambi/kernel/remote";

import type { CoursesStore } from "../stores/CoursesStore";

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

/** One class by its slug or code: whatever the host takes for no class of its own is not found. */
export const openCourse = async (store: CoursesStore, key: string): Promise<PageOutcome> => {
  const failure = await store.course(key).open();
  if (!failure) return { kind: "ok" };
  if (UNKNOWN.has(failure.code)) return { kind: "not-found" };
  throw failure;
};
