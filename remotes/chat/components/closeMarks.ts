const FENCE = /^ {0,3}(```+|~~~+)/;

/** Whether a text ends within a block of code, which Markdown closes by itself. */
const endsInCode = (text: string): boolean => {
  let fence: string | null = null;
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (mark === undefined) continue;
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence)) fence = null;
  }
  return fence !== null;
};

const count = (text: string, mark: string): number => text.split(mark).length - 1;

/**
 * Text that is still coming, as it will most likely be read: a link that has only begun is left out, marks that are open are closed. So nothing is
 * shown as marks first and as what they mean a moment later.
 */
export const closeMarks = (text: string): string => {
  if (endsInCode(text)) return text;
  const start = text.lastIndexOf("\n\n") + 1;
  let last = text.slice(start).replace(/!?\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, "");
  const bare = last.replace(/\\./g, "").replace(/`[^`\n]*`/g, "");
  if (count(bare, "`") % 2 === 1) return `${text.slice(0, start)}${last}\``;
  if (count(bare, "**") % 2 === 1) last = last.endsWith("**") ? last.slice(0, -2) : `${last.trimEnd()}**`;
  return text.slice(0, start) + last;
};
