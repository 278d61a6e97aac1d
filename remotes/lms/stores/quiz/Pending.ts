import type { SavedAnswer } from "../../contract/quiz/Attempt";

/** What was chosen and has not reached the server, as a browser keeps it. */
export interface PendingStorage {
  /** Takes over what all tabs have kept of the attempt, the last change of a question last. */
  readonly recall: () => Promise<readonly SavedAnswer[]>;
  readonly keep: (pending: readonly SavedAnswer[]) => void;
}

/**
 * Local storage, so that a tab that was closed without a connection loses nothing. It holds the learner's own answers and no others.
 * @param tab each tab has a place of its own: what one has sent takes nothing away from another
 */
export const browserStorage = (attempt: string, tab = Math.random().toString(36).slice(2)): PendingStorage => {
  const prefix = `quiz_pending_${attempt}_`;
  const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return {
    recall: async () => {
      try {
        if (keys().length === 0) return [];
        const { readPending } = await import("./readPending");
        return keys()
          .flatMap((key) => {
            const kept = readPending(localStorage.getItem(key) ?? "");
            localStorage.removeItem(key);
            return kept;
          })
          .toSorted((a, b) => a.seq - b.seq);
      } catch {
        return [];
      }
    },
    keep: (pending) => {
      try {
        if (pending.length === 0) localStorage.removeItem(prefix + tab);
        else localStorage.setItem(prefix + tab, JSON.stringify(pending));
      } catch {
        // Not allowed here: then the tab alone has them.
      }
    },
  };
};
