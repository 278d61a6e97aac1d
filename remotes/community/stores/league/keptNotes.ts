import * as z from "zod/mini";

import { Note } from "../../contract/league/Note";

/** An entry that has not arrived, or was refused. */
const QueuedNote = z.object({ note: Note, refusal: z.string() });
export type QueuedNote = z.infer<typeof QueuedNote>;
const Kept = z.array(QueuedNote);

const keyOf = (match: string): string => `serambi.referee.${match}`;

/** Notes of a match that this device keeps until they are sent; none where the store is closed or spoilt. */
export const readKeptNotes = (match: string): readonly QueuedNote[] => {
  try {
    const kept = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(match)) ?? "[]"));
    return kept.success ? kept.data : [];
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
