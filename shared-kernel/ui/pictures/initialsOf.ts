/**
 * Two letters that stand for a name: the first of its first and last word, as capitals (`Larasati Puspa` is LP). One word
 * gives one letter. Letters are whole characters of any script; a name without one gives nothing.
 */
export const initialsOf = (name: string): string => {
  const letters = name.split(/[\s.]+/u).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ""].join("").toUpperCase();
};
