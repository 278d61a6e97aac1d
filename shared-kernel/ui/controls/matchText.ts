/** Without case and accents, letter by letter, so that places in it are places in the text. */
const fold = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 1) || letter).join(
    "",
  );

/** Where `typed` stands in `text`, at the beginning of a word rather than inside one; -1 where it does not. */
export const findTyped = (text: string, typed: string): number => {
  const [whole, part] = [fold(text), fold(typed.trim())];
  if (part === "") return -1;
  const atWord = whole.startsWith(part) ? 0 : whole.indexOf(` ${part}`) + 1;
  return atWord > 0 || whole.startsWith(part) ? atWord : whole.indexOf(part);
};
