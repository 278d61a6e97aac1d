import type { Fault } from "./Exchanged";
import { indexOfSign } from "./giftText";

/** The lines of one question in a GIFT file. */
export interface GiftPart {
  readonly line: number;
  readonly lastLine: number;
  readonly text: string;
  /** What comments before it say: `[id:organza] [unit:cm]`. */
  readonly tags: ReadonlyMap<string, string>;
  /** The last name of its `$CATEGORY`; empty: there is none. */
  readonly section: string;
  readonly fault: Fault | null;
}

/** A slash parts names, two of them are one in a name. */
const lastNameOf = (category: string): string =>
  (category.split(/(?<!\/)\/(?!\/)/).at(-1) ?? "").replaceAll("//", "/").trim();

interface Open {
  line: number;
  lastLine: number;
  lines: string[];
  /** Line of an open brace; 0: none. */
  braceLine: number;
  hasAnswers: boolean;
}

const TAG = /\[([a-z]+):((?:[^\]\\]|\\.)*)\]/g;

/** Reads a file line by line. */
class GiftReader {
  readonly parts: GiftPart[] = [];
  private tags = new Map<string, string>();
  private open: Open | null = null;
  private section = "";

  /** Ends the question that is open. */
  end(fault: Fault | null = null): void {
    if (this.open === null) return;
    const { line, lastLine, lines, braceLine } = this.open;
    const unclosed: Fault | null =
      braceLine > 0 ? { code: "unclosed", line: braceLine, about: "}", fix: { line: lastLine, append: "}" } } : null;
    this.parts.push({
      line,
      lastLine,
      text: lines.join("\n"),
      tags: this.tags,
      section: this.section,
      fault: fault ?? unclosed,
    });
    this.tags = new Map();
    this.open = null;
  }

  read(raw: string, line: number): void {
    const bare = raw.trim();
    if (bare.startsWith("//")) this.comment(bare);
    else if (bare.startsWith("$CATEGORY:")) {
      this.end();
      this.tags = new Map();
      this.section = lastNameOf(bare.slice("$CATEGORY:".length));
    } else if (bare === "") this.pause();
    else {
      if (this.open && bare.startsWith("::") && (this.open.braceLine > 0 || this.open.hasAnswers)) this.end();
      this.words(raw, line);
    }
  }

  private comment(bare: string): void {
    if (this.open?.braceLine === 0) this.end();
    for (const [, name = "", value = ""] of bare.matchAll(TAG)) this.tags.set(name, value.replaceAll(/\\(.)/g, "$1"));
  }

  /** An empty line ends a question, but not between its braces. */
  private pause(): void {
    if (this.open?.braceLine === 0) this.end();
    else this.open?.lines.push("");
  }

  private words(raw: string, line: number): void {
    this.open ??= { line, lastLine: line, lines: [], braceLine: 0, hasAnswers: false };
    const part = this.open;
    part.lines.push(raw);
    part.lastLine = line;
    for (let at = 0; at < raw.length; at += 1) {
      if (raw[at] === "\\") at += 1;
      else if (raw[at] === "{" && part.braceLine === 0) part.braceLine = line;
      else if (raw[at] === "}") {
        if (part.braceLine === 0) return this.end({ code: "unopened", line, about: "{" });
        part.braceLine = 0;
        part.hasAnswers = true;
      }
    }
  }
}

/** Parts a file into questions: an empty line ends one, and so does the `::` of the next. A brace that is not closed by then is a fault of its line. */
export const splitGift = (text: string): readonly GiftPart[] => {
  const reader = new GiftReader();
  const lines = text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .split("\n");
  for (const [index, line] of lines.entries()) reader.read(line, index + 1);
  reader.end();
  return reader.parts;
};

/** What stands before, between and behind the braces of a question, and its title. */
export const anatomyOf = (
  text: string,
): { readonly title: string; readonly stem: string; readonly answers: string | null; readonly after: string } => {
  let rest = text.trim();
  let title = "";
  if (rest.startsWith("::")) {
    const close = indexOfSign(rest, "::", 2);
    if (close > 0) {
      title = rest.slice(2, close).trim();
      rest = rest.slice(close + 2).trim();
    }
  }
  const from = indexOfSign(rest, "{");
  if (from < 0) return { title, stem: rest, answers: null, after: "" };
  const to = indexOfSign(rest, "}", from);
  return {
    title,
    stem: rest.slice(0, from).trim(),
    answers: rest.slice(from + 1, to).trim(),
    after: rest.slice(to + 1).trim(),
  };
};
