import type { Note } from "../../contract/league/Note";

/** An entry that has not arrived, or was refused. */
export interface QueuedNote {
  readonly note: Note;
  readonly refusal: string;
}

/**
 * Whether it looks like an entry that this page kept. The server reads each with its schema when it is sent and says what is wrong; the schema here
 * would weigh more than the page (decision 100).
 */
const isQueued = (kept: unknown): kept is QueuedNote => {
  if (typeof kept !== "object" || kept === null || !("note" in kept) || !("refusal" in kept)) return false;
  const { note, refusal } = kept;
  if (typeof note !== "object" || note === null || typeof refusal !== "string") return false;
  const texts: readonly string[] = ["id", "match", "kind", "side", "words", "at"];
  const numbers: readonly string[] = ["seen", "round", "second", "points"];
  const values = new Map(Object.entries(note));
  return (
    texts.every((name) => typeof values.get(name) === "string") &&
    numbers.every((name) => Number.isInteger(values.get(name)))
  );
};

const keyOf = (match: string): string => `serambi.referee.${match}`;

/** Notes of a match that this device keeps until they are sent; none where the store is closed or spoilt. */
export const readKeptNotes = (match: string): readonly QueuedNote[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isQueued) : [];
  } catch {
    return [];
  }
};

/** @returns false where the browser keeps nothing: entries live as long as the page then */
export const keepNotes = (match: string, notes: readonly QueuedNote[]): boolean => {
  try {
    if (notes.length === 0) localStorage.removeItem(keyOf(match));
    else localStorage.setItem(keyOf(match), JSON.stringify(notes));
    return true;
  } catch {
    return false;
  }
};
