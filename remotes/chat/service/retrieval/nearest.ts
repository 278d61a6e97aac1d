/** Edits between two words, two letters swapped counting as one; more than `most` is told as `most + 1`. */
const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
};

const LONG = 8;
const SHORT = 4;

/**
 * The known word that a misspelt one most likely is; undefined where none is near enough. Of equally near ones the more frequent.
 * @param most edits; two for a long word, else one
 */
export const nearestWord = (
  word: string,
  known: ReadonlyMap<string, number>,
  most = word.length >= LONG ? 2 : 1,
): string | undefined => {
  if (word.length < SHORT || /\d/.test(word)) return undefined;
  let best: string | undefined;
  let bestEdits = most + 1;
  for (const [candidate, count] of known) {
    // The first letter is seldom wrong, and a rule that says so keeps far words away.
    if (candidate[0] !== word[0] || candidate.length < SHORT) continue;
    const edits = editsBetween(word, candidate, most);
    if (edits < bestEdits || (edits === bestEdits && best !== undefined && count > (known.get(best) ?? 0)))
      [best, bestEdits] = [candidate, edits];
  }
  return bestEdits <= most ? best : undefined;
};

/** The known word that a shortened one begins: "postgre", "fest". Of several the more frequent. */
export const wholeWord = (word: string, known: ReadonlyMap<string, number>): string | undefined => {
  if (word.length < SHORT) return undefined;
  let best: string | undefined;
  for (const [candidate, count] of known)
    if (
      candidate.startsWith(word) &&
      candidate.length <= word.length * 2 &&
      count > (best === undefined ? 0 : (known.get(best) ?? 0))
    )
      best = candidate;
  return best;
};
