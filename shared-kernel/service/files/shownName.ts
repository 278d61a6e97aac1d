const MOST_LETTERS = 80;

/**
 * A file's name to be shown: the last part of a path, without what only a terminal understands, and not longer than a line.
 * @param instead where nothing is left of it
 */
export const shownName = (name: string, { instead, extension }: { instead: string; extension: string }): string => {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  const stem = plain
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .slice(0, MOST_LETTERS)
    .trim();
  return `${stem || instead}.${extension}`;
};
