import type { SavedClass } from "../../contract/learning/savedProgress";
import type { ProgressShelf } from "../../stores/learning/ProgressStore";

interface FakeShelf {
  /** As one tab has it. */
  readonly open: () => ProgressShelf;
  readonly kept: () => readonly SavedClass[];
  readonly logIn: () => void;
  readonly logOut: () => void;
  /** From now on nothing more can be kept. */
  readonly fill: () => void;
}

/** A browser's shelf, which several tabs may open: what one writes, the others are told of. */
export const fakeShelf = (): FakeShelf => {
  let text = "[]";
  let hasSession = false;
  let isFull = false;
  const watchers = new Map<object, () => void>();
  return {
    kept: () => JSON.parse(text) as readonly SavedClass[], // written by `write` only
    logIn: () => void (hasSession = true),
    logOut: () => void (hasSession = false),
    fill: () => void (isFull = true),
    open: () => {
      const tab = {};
      return {
        read: () => JSON.parse(text) as readonly SavedClass[], // written by `write` only
        write: (classes) => {
          if (isFull) return false;
          text = JSON.stringify(classes);
          for (const [other, tell] of watchers) if (other !== tab) tell();
          return true;
        },
        watch: (onChange) => {
          watchers.set(tab, onChange);
          return () => watchers.delete(tab);
        },
        hasSession: () => hasSession,
      };
    },
  };
};
