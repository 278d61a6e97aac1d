import { diffSentences, diffWords } from "diff";

import type { Piece, Pieces } from "../../contract/legal/ShownLegal";

/** A sentence that keeps less of itself than this is another one: both are read whole. */
const LEAST_KEPT = 0.5;

const piece = (kind: Piece["kind"], text: string): Pieces => (text === "" ? [] : [{ kind, text }]);

const kindOf = ({ added, removed }: { readonly added: boolean; readonly removed: boolean }): Piece["kind"] =>
  added ? "added" : removed ? "removed" : "same";

const lengthOf = (pieces: Pieces): number =>
  pieces.reduce((sum, { kind, text }) => (kind === "same" ? sum + text.length : sum), 0);

const compareWords = (before: string, after: string): Pieces => {
  const words = diffWords(before, after).map((part): Piece => ({ kind: kindOf(part), text: part.value }));
  const isAnother = lengthOf(words) < LEAST_KEPT * Math.max(before.length, after.length);
  return isAnother ? [...piece("removed", before), ...piece("added", after)] : words;
};

/** Removed and added sentences that stand side by side are one place: compared word by word. */
const joined = (parts: readonly Piece[]): Pieces => {
  const [first, second, ...rest] = parts;
  if (first === undefined) return [];
  if (first.kind === "removed" && second?.kind === "added")
    return [...compareWords(first.text, second.text), ...joined(rest)];
  return [first, ...joined(parts.slice(1))];
};

/**
 * A text beside the one before it, in pieces: those that are the same, new, or gone. Sentences that are not touched stay whole.
 * @param before undefined where there was none, or changes are not shown
 */
export const comparePieces = (before: string | undefined, after: string): Pieces =>
  before === undefined || before === after
    ? piece("same", after)
    : joined(diffSentences(before, after).map((part) => ({ kind: kindOf(part), text: part.value })));

export const addedPieces = (text: string): Pieces => piece("added", text);
export const removedPieces = (text: string): Pieces => piece("removed", text);
