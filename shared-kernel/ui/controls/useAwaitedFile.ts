import { useEffect, type RefObject, type SubmitEvent } from "react";

import type { FileSending } from "./sending/FileSending";

/**
 * Holds a form back while a file is on its way, and sends it once that has arrived. Its component is an observer.
 * @param button by which the form is sent
 * @returns what the form calls when it is sent
 */
export const useAwaitedFile = (
  sending: FileSending,
  button: RefObject<HTMLButtonElement | null>,
): ((event: SubmitEvent<HTMLFormElement>) => void) => {
  const { isAwaited, isOnItsWay, phase } = sending;
  useEffect(() => {
    if (!isAwaited || isOnItsWay) return;
    sending.await(false);
    if (phase === "done") button.current?.form?.requestSubmit();
  }, [sending, button, isAwaited, isOnItsWay, phase]);
  return (event) => {
    sending.await(sending.isOnItsWay);
    if (sending.isOnItsWay) event.preventDefault();
  };
};
