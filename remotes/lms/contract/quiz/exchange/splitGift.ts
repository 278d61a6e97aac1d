import type { Fault } from "./Exchanged";
import { indexOfSign } from "./giftText";

/** The lines of one question in a GIFT file. */
export interface GiftPart {
  readonly line: number;
  readonly lastLine: number;
  readonly text: string;
  /** What comments before it say: `[id:organza] [unit:cm]`. */
  readonly tags: ReadonlyMap<string, string>;
  readonly fault: Fault | null;
}

interface Open {
  line: number;
  lastLine: number;
  lines: string[];
  /** Line of an open brace; 0: none. */
  braceLine: number;
  hasAnswers: boolean;
}

const TAG = /\[([a-z]+):((?:[^\]\\]|\\.)*)\]/g;

/** Parts a file into questions: an empty line ends one, and so does the `::` of the next. A brace that is not closed by then is a fault of its line. */
export const splitGift = (text: string): readonly GiftPart[] => {
  const parts: GiftPart[] = [];
  let tags = new Map<string, string>();
  let open: Open | null = null;

  const end = (fault: Fault | null = null): void => {
    if (open) {
      const { line, lastLine, lines, braceLine } = open;
      const unclosed: Fault | null =
        braceLine > 0 ? { code: "unclosed", line: braceLine, about: "}", fix: { line: lastLine, append: "}" } } : null;
      parts.push({ line, lastLine, text: lines.join("\n"), tags, fault: fault ?? unclosed });
      tags = new Map();
    }
    open = null;
  };

  for (const [index, raw] of text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const line = index + 1;
    const bare = raw.trim();
    // Typed again here: assignments inside `end` are not seen by the compiler.
    const current = open as Open | null;
    if (bare.startsWith("//")) {
      if (current && current.braceLine === 0) end();
      for (const [, name = "", value = ""] of bare.matchAll(TAG)) tags.set(name, value.replaceAll(/\\(.)/g, "$1"));
      continue;
    }
    if (bare.startsWith("$CATEGORY:")) {
      end();
      tags = new Map();
      continue;
    }
    if (current && bare.startsWith("::") && (current.braceLine > 0 || current.hasAnswers)) end();
    if (bare === "") {
      const still = open as Open | null;
      if (still && still.braceLine === 0) end();
      else if (still) still.lines.push("");
      continue;
    }
    const part: Open = (open as Open | null) ?? { line, lastLine: line, lines: [], braceLine: 0, hasAnswers: false };
    open = part;
    part.lines.push(raw);
    part.lastLine = line;
    for (let at = 0; at < raw.length; at += 1) {
      if (raw[at] === "\\") at += 1;
      else if (raw[at] === "{" && part.braceLine === 0) part.braceLine = line;
      else if (raw[at] === "}") {
        if (part.braceLine === 0) {
          end({ code: "unopened", line, about: "{" });
          break;
        }
        part.braceLine = 0;
        part.hasAnswers = true;
      }
    }
  }
  end();
  return parts;
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
