import type { FramePlaceName } from "@serambi/kernel/remote";
import { useCallback, useSyncExternalStore } from "react";

const MAX_CHARACTERS = 3;
const CHANGED = "serambi:mark";

/** Belongs to the session: it is forgotten with what else this browser keeps of a person. */
const keyOf = (place: FramePlaceName): string => `mark:${place}`;

const read = (place: FramePlaceName): string => {
  try {
    return Array.from(localStorage.getItem(keyOf(place)) ?? "")
      .slice(0, MAX_CHARACTERS)
      .join("");
  } catch {
    return ""; // a browser that keeps nothing
  }
};

const watch = (onChange: () => void): (() => void) => {
  addEventListener(CHANGED, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener("storage", onChange);
  };
};

const unknown = (): string => "";

/** What stands for the person in a place of the frame; nothing on the server and before anything said so. */
export const useMark = (place: FramePlaceName): readonly [string, (mark: string) => void] => {
  const mark = useSyncExternalStore(
    watch,
    useCallback(() => read(place), [place]),
    unknown,
  );
  const setMark = useCallback(
    (next: string): void => {
      try {
        localStorage.setItem(keyOf(place), next);
        dispatchEvent(new Event(CHANGED));
      } catch {
        // The sign stays.
      }
    },
    [place],
  );
  return [mark, setMark];
};
