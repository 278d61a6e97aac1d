import type { Block, Span } from "./words";

const JAVANESE = /([\uA980-\uA9DF]+(?:[\s\u200B]+[\uA980-\uA9DF]+)*)/;
const MARKS = /(`[^`\n]+`|\*\*[^*\n]+\*\*|\*[^*\n]+\*|\[\[[^[\]]*\]\])/;
/** Begins a line of code that is marked; its space stays, so that columns stand below each other. */
const MARK = "→ ";

const scripted = (span: Span): Span[] =>
  span.text
    .split(JAVANESE)
    .filter((text) => text !== "")
    .map((text) => (JAVANESE.test(text) ? { ...span, text, lang: "jv-Java" } : { ...span, text }));

/** Counts gaps through a whole text. */
interface Gaps {
  next: number;
}

const spanOf = (part: string, gaps: Gaps): Span[] => {
  if (part.startsWith("[[") && part.endsWith("]]")) return [{ text: "", gap: gaps.next++ }];
  if (part.length > 2 && part.startsWith("`") && part.endsWith("`"))
    return scripted({ text: part.slice(1, -1), as: "code" });
  if (part.length > 4 && part.startsWith("**") && part.endsWith("**"))
    return scripted({ text: part.slice(2, -2), as: "strong" });
  if (part.length > 2 && part.startsWith("*") && part.endsWith("*") && MARKS.test(part))
    return scripted({ text: part.slice(1, -1), as: "em" });
  return scripted({ text: part });
};

const spansOf = (text: string, gaps: Gaps): Span[] =>
  text
    .split(MARKS)
    .filter((part) => part !== "")
    .flatMap((part) => spanOf(part, gaps));

/** One line: `` `code` ``, `**strong**`, `*emphasised*`. */
export const readLine = (text: string): Span[] => spansOf(text.replaceAll(/\s*\n\s*/g, " "), { next: 0 });

/**
 * A text of a quiz: paragraphs with an empty line between, and code between lines of three backticks. The first of those names a
 * language and may have a caption behind it; a line of code that begins with `→ ` is marked.
 */
export const readWords = (text: string): Block[] => {
  const blocks: Block[] = [];
  const gaps: Gaps = { next: 0 };
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: "text", spans: spansOf(paragraph.join(" "), gaps) });
    paragraph = [];
  };
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const fence = /^```\s*(\S*)\s*(.*)$/.exec(line);
    if (fence) {
      endParagraph();
      const code: string[] = [];
      for (at += 1; at < lines.length && !/^```\s*$/.test(lines[at] ?? ""); at += 1) code.push(lines[at] ?? "");
      blocks.push({
        kind: "code",
        caption: fence[2] ?? "",
        lines: code.map((one) => ({
          text: one.startsWith(MARK) ? one.slice(1) : one,
          isMarked: one.startsWith(MARK),
        })),
      });
    } else if (line.trim() === "") endParagraph();
    else paragraph.push(line.trim());
  }
  endParagraph();
  return blocks;
};

/** The words alone, as for a title of a page: no marks, no code below. */
export const plainOf = (text: string): string => {
  const [first] = readWords(text);
  if (first?.kind !== "text") return "";
  return first.spans.map((span) => (span.gap === undefined ? span.text : "…")).join("");
};

/** What the gaps of a text take, in their order: alternatives between bars. */
export const gapsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/\[\[([^[\]]*)\]\]/g)].map(([, inside = ""]) =>
    inside
      .split("|")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
