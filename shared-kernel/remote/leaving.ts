/** Sent by the host before somebody logs out; its `detail` collects promises. */
export const LEAVE_EVENT = "serambi:leave";

/**
 * Does work before somebody logs out: what a page has not sent yet can be sent only with their session. It is waited for, two seconds at most.
 * @returns stops listening
 */
export const beforeLeaving = (work: () => Promise<unknown>): (() => void) => {
  const onLeave = (event: Event): void => {
    (event as CustomEvent<Promise<unknown>[]>).detail.push(work()); // sent by the host alone
  };
  addEventListener(LEAVE_EVENT, onLeave);
  return () => removeEventListener(LEAVE_EVENT, onLeave);
};
