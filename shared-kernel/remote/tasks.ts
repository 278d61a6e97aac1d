const TASK_EVENT = "serambi:task";

/**
 * Says in this browser that the platform has recorded a task as passed, once its answer is there: a chapter that waits for the task asks the
 * platform anew. It is no proof of anything.
 * @param code `<kind>:<slug>`, as the chapter names it
 */
export const announceTask = (code: string): void => {
  dispatchEvent(new CustomEvent(TASK_EVENT, { detail: code }));
};

/** @returns stops listening */
export const onTaskPassed = (listener: (code: string) => void): (() => void) => {
  const onTask = (event: Event): void => listener(String((event as CustomEvent<unknown>).detail)); // sent by announceTask alone
  addEventListener(TASK_EVENT, onTask);
  return () => removeEventListener(TASK_EVENT, onTask);
};
