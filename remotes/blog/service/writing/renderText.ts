import { sanitizeHtml } from "@serambi/kernel/html";
import { plainText } from "@serambi/kernel/service";
import { Marked } from "marked";
import TurndownService from "turndown";

const markdown = new Marked({ async: false, gfm: true });

const WORDS_PER_MINUTE = 200;

/** Markdown as the HTML that a page shows. Raw HTML in it keeps the tags of a text; scripts, styles and addresses that run something are gone. */
export const renderText = (source: string): string => {
  const html = markdown.parse(source);
  // Without extensions nothing in Markdown waits; the library's types allow for both.
  if (typeof html !== "string") throw new Error("Markdown was not rendered at once");
  return sanitizeHtml(html);
};

/** Words of a text, and the minutes that reading it takes: one at least. */
export const lengthOf = (html: string): { readonly words: number; readonly minutes: number } => {
  const words = plainText(html).split(/\s+/).filter(Boolean).length;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
};

const LINK = /<a [^>]*href="([^"]*)"/g;

/** Addresses that the links of a rendered text lead to, each once; places within the text are none. */
export const linksOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(LINK)]
      .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
      .filter((href) => !href.startsWith("#")),
  ),
];

/** Markdown has no form for these: they stay HTML in its midst, which renders as it is. */
const KEPT = [
  "table",
  "figure",
  "aside",
  "section",
  "details",
  "sup",
  "sub",
  "mark",
  "small",
  "abbr",
  "kbd",
  "cite",
  "q",
] as const;

const turndown = new TurndownService({
  headingStyle: "atx",
  codeBlockStyle: "fenced",
  bulletListMarker: "-",
  emDelimiter: "*",
});
turndown.keep([...KEPT]);
turndown.remove(["script", "style"]);
turndown.addRule("pull quotes stay HTML", {
  filter: (node) => node.nodeName === "BLOCKQUOTE" && (node.className !== "" || node.querySelector("cite") !== null),
  replacement: (_content, node) => `\n\n${(node as Element).outerHTML.replaceAll(/\n\s*\n/g, "\n")}\n\n`, // the filter takes elements alone
});

/** HTML of a post that was never written as Markdown, as Markdown. */
export const toMarkdown = (html: string): string => turndown.turndown(html);
