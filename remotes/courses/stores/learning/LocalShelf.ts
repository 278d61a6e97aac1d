import { MAX_SAVED_CLASSES } from "../../contract/learning/limits";
import type { ProgressShelf } from "../../contract/learning/ProgressShelf";
import { SavedClass, SavedProgress } from "../../contract/learning/savedProgress";
import { isSession, PROGRESS_KEY } from "./keptProgress";

const readClass = (kept: unknown): readonly SavedClass[] => {
  const saved = SavedClass.safeParse(kept);
  return saved.success ? [saved.data] : [];
};

/** Progress in local storage. What is found there is checked: it may be older than this code, or somebody's experiment. */
export class LocalShelf implements ProgressShelf {
  /** @param storage asked for anew each time: a browser that keeps nothing throws at the mere mention */
  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {}

  read = (): readonly SavedClass[] => {
    try {
      const saved = SavedProgress.safeParse(JSON.parse(this.storage().getItem(PROGRESS_KEY) ?? "null"));
      return saved.success ? saved.data.classes.flatMap(readClass) : [];
    } catch {
      return []; // no JSON, or a browser that keeps nothing
    }
  };

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

  watch = (onChange: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === PROGRESS_KEY || key === null) onChange();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  };

  hasSession = (): boolean => {
    try {
      return isSession(this.storage());
    } catch {
      return false;
    }
  };
}
