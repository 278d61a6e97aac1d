import { MAX_SAVED_CLASSES } from "../../contract/learning/limits";
import { SavedClass, SavedProgress } from "../../contract/learning/savedProgress";
import { isSession, PROGRESS_KEY } from "./keptProgress";

const readClass = (kept: unknown): readonly SavedClass[] => {
  const saved = SavedClass.safeParse(kept);
  return saved.success ? [saved.data] : [];
};

/** Progress in local storage. What is found there is checked: it may be older than this code, or somebody's experiment. */
export class LocalShelf {
  /** @param storage asked for anew each time: a browser that keeps nothing throws at the mere mention */
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {}

  /** What is kept, the class that was opened last first; what cannot be read counts as nothing. */
  read = (): readonly SavedClass[] => {
    try {
      const saved = SavedProgress.safeParse(JSON.parse(this.storage().getItem(PROGRESS_KEY) ?? "null"));
      return saved.success ? saved.data.classes.flatMap(readClass) : [];
    } catch {
      return []; // no JSON, or a browser that keeps nothing
    }
  };

  /**
   * Keeps it. Not being able to is a warning only: the page goes on with what it holds.
   * @returns whether it is kept
   */
  write = (classes: readonly SavedClass[]): boolean => {
    const saved: SavedProgress = { format: 1, classes: classes.slice(0, MAX_SAVED_CLASSES) };
    try {
      this.storage().setItem(PROGRESS_KEY, JSON.stringify(saved));
      return true;
    } catch (error) {
      // oxlint-disable-next-line no-console -- what can be done about it, only somebody with a console can see
      console.warn("Progress could not be saved", error);
      return false;
    }
  };

  /** Calls when another tab has written. @returns stops watching */
  watch = (onChange: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === PROGRESS_KEY || key === null) onChange();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  };

  /** Whether somebody is logged in, as far as a page can know. */
  hasSession = (): boolean => {
    try {
      return isSession(this.storage());
    } catch {
      return false;
    }
  };
}
