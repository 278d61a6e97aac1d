/** A label within a sentence: "Main menu" as "main menu". Abbreviations and names in capitals stay as they are. */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toLowerCase());
