/** As many letters as are compared: nobody mistypes a longer word on purpose. */
const MAX_LENGTH = 32;
const WIDTH = MAX_LENGTH + 1;

// Three rows of the table, used again for every word: a keystroke compares with hundreds.
let before = new Uint8Array(WIDTH);
let last = new Uint8Array(WIDTH);
let row = new Uint8Array(WIDTH);

/**
 * How many letters are missing, too many, wrong or swapped with their neighbour in `typed`, if a word is meant that begins with it: the
 * rest of the word may still be to come.
 * @returns `max + 1` for all that is further
 */
export const typedDistance = (typed: string, word: string, max: number): number => {
  const length = Math.min(typed.length, MAX_LENGTH);
  const width = Math.min(word.length, length + max, MAX_LENGTH);
  if (length - width > max) return max + 1;
  for (let place = 0; place <= width; place += 1) last[place] = place;
  let nearest = 0;
  for (let at = 1; at <= length; at += 1) {
    const letter = typed.charCodeAt(at - 1);
    row[0] = at;
    nearest = at;
    for (let place = 1; place <= width; place += 1) {
      const other = word.charCodeAt(place - 1);
      let steps = Math.min(
        (last[place - 1] ?? 0) + Number(letter !== other),
        (last[place] ?? 0) + 1,
        (row[place - 1] ?? 0) + 1,
      );
      const isSwapped =
        at > 1 && place > 1 && letter === word.charCodeAt(place - 2) && typed.charCodeAt(at - 2) === other;
      if (isSwapped) steps = Math.min(steps, (before[place - 2] ?? 0) + 1);
      row[place] = steps;
      if (steps < nearest) nearest = steps;
    }
    if (nearest > max) return max + 1;
    [before, last, row] = [last, row, before];
  }
  // The whole of what was typed, against every beginning of the word.
  return nearest;
};
