import type { RegisterEntry } from "./schema";

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");

/** The entries that have every word of a search somewhere in number, title, text or name; all of them without words. */
export const findEntries = (entries: readonly RegisterEntry[], search: string): readonly RegisterEntry[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ number, title, text, by }) => {
    const all = plain(`${number} ${title} ${text} ${by}`);
    return words.every((word) => all.includes(word));
  });
};
