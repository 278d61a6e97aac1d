import type { Entitled } from "@serambi/kernel/service";

/** A passed exercise, as chapters that wait for it look for it (docs/decisions/0059). */
export const taskRight = (exercise: string): Entitled => ({ kind: "task.passed", code: `exercise:${exercise}` });

export const attemptReference = (id: string): string => `attempt ${id}`;
