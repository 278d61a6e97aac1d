import type { DraftStore } from "../../stores/DraftStore";

/** The words of all pages that save a draft. */
export interface SaveTexts {
  readonly savedAt: (clock: string) => string;
  readonly saving: string;
  readonly offline: string;
  readonly unreachable: string;
  readonly stepUnsure: string;
  readonly signedOut: string;
  readonly asking: string;
  readonly refused: string;
  readonly notSaved: (reason: string) => string;
}

/** The job that publishes comes a little after its time. */
const PATIENCE_MS = 60_000;

const clock = (time: Date): string =>
  `${String(time.getHours()).padStart(2, "0")}.${String(time.getMinutes()).padStart(2, "0")}`;

/** Tells whether the time of a draft has passed, and the draft was not published: something in it was refused. */
export const isMissed = (publishAt: string): boolean => Date.parse(publishAt) < Date.now() - PATIENCE_MS;

/** A few words that say what has become of the last change. */
export const saveWords = ({ phase, savedAt, fault, draft, typed }: DraftStore, t: SaveTexts): string => {
  switch (phase) {
    case "saved":
      return savedAt ? t.savedAt(clock(savedAt)) : draft.changedAt ? t.savedAt(clock(new Date(draft.changedAt))) : "";
    case "waiting":
    case "saving":
      return t.saving;
    case "offline":
      if (Object.keys(typed).length === 0) return t.stepUnsure;
      return fault?.code === "offline" ? t.offline : t.unreachable;
    case "asking":
      return t.asking;
    case "refused":
      return fault?.code === "unauthorized" ? t.signedOut : t.refused;
    case "invalid":
      return t.notSaved(Object.values(fault?.fields ?? {})[0] ?? fault?.message ?? "");
    case "failed":
      return t.notSaved(fault?.message ?? "");
  }
};
