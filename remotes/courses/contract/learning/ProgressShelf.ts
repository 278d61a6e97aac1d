import type { SavedClass } from "./savedProgress";

/** Where a browser keeps progress between visits. */
export interface ProgressShelf {
  /** What is kept, the class that was opened last first; what cannot be read counts as nothing. */
  read(): readonly SavedClass[];
  /**
   * Keeps it. Not being able to is a warning only: the page goes on with what it holds.
   * @returns whether it is kept
   */
  write(classes: readonly SavedClass[]): boolean;
  /** Calls when another tab has written. @returns stops watching */
  watch(onChange: () => void): () => void;
  /** Whether somebody is logged in, as far as a page can know. */
  hasSession(): boolean;
}

export type LazyProgressShelf = () => Promise<ProgressShelf>;
