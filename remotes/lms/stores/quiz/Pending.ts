import type { SavedAnswer } from "../../contract/quiz/Attempt";

/** What was chosen and has not reached the server, as a browser keeps it. */
export interface PendingStorage {
  readonly recall: () => Promise<readonly SavedAnswer[]>;
  readonly keep: (pending: readonly SavedAnswer[]) => void;
}

const keyOf = (attempt: string): string => `quiz_pending_${attempt}`;

/** Local storage, so that a tab that was closed without a connection loses nothing. It holds the learner's own answers and no others. */
export const browserStorage = (attempt: string): PendingStorage => ({
  recall: async () => {
    try {
      const kept = localStorage.getItem(keyOf(attempt));
      if (kept === null) return [];
      const { readPending } = await import("./readPending");
      return readPending(kept);
    } catch {
      return [];
    }
  },
  keep: (pending) => {
    try {
      if (pending.length === 0) localStorage.removeItem(keyOf(attempt));
      else localStorage.setItem(keyOf(attempt), JSON.stringify(pending));
    } catch {
      // Not allowed here: then the tab alone has them.
    }
  },
});
