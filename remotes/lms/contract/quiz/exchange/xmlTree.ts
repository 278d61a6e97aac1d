import { SaxesParser } from "saxes";

import { faulty } from "./Exchanged";

/** An element of a QTI file. Names are those of QTI 3 without `qti-`: those of QTI 2 read the same. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlNode | string)[];
  readonly line: number;
}

const kebab = (name: string): string =>
  name
    .replace(/^.*:/, "")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/^qti-/, "");

/**
 * @param firstLine of the text within the whole file
 * @throws FaultyQuestion `xml` with the line where it is broken
 */
export const readXml = (text: string, firstLine: number): XmlNode => {
  const parser = new SaxesParser({ xmlns: false });
  const root: XmlNode = { name: "", attributes: {}, children: [], line: firstLine };
  const path: XmlNode[] = [root];
  const here = (): number => firstLine + parser.line - 1;
  parser.on("error", ({ message }) => faulty("xml", here(), message.replace(/^\d+:\d+:\s*/, "").slice(0, 120)));
  parser.on("opentag", ({ name, attributes }) => {
    const entries = Object.entries(attributes).map(([key, value]) => [kebab(key), value]);
    const node: XmlNode = {
      name: kebab(name),
      attributes: Object.fromEntries(entries) as Record<string, string>,
      children: [],
      line: here(),
    }; // of strings alone
    path.at(-1)?.children.push(node);
    path.push(node);
  });
  parser.on("closetag", () => path.pop());
  const add = (words: string): void => {
    path.at(-1)?.children.push(words);
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(text.trim()).close();
  return root;
};

export const elementsOf = ({ children }: XmlNode): XmlNode[] => children.filter((child) => typeof child !== "string");

/** Every element of a name below a node, in their order. */
export const allOf = (node: XmlNode, name: string): XmlNode[] =>
  elementsOf(node).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

export const firstOf = (node: XmlNode, name: string): XmlNode | undefined => allOf(node, name)[0];

/** All words below a node. */
export const textOf = (node: XmlNode): string =>
  node.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");

const MARKS: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "*", i: "*", code: "`" };
const BLOCKS = new Set(["p", "div", "li", "h1", "h2", "h3", "h4", "blockquote", "prompt", "item-body", "tr"]);
/** Has no words of the question. */
const SILENT = new Set(["rubric-block", "feedback-inline", "feedback-block", "modal-feedback", "stylesheet"]);

/** What a node says, as the Markdown of quizzes. @param instead what stands in the place of an element */
export const markdownOfNode = (
  node: XmlNode,
  instead: (node: XmlNode) => string | undefined = () => undefined,
): string => {
  const write = (child: XmlNode | string): string => {
    if (typeof child === "string") return child.replaceAll(/\s+/g, " ");
    const given = instead(child);
    if (given !== undefined) return given;
    if (SILENT.has(child.name)) return "";
    if (child.name === "pre") return `\n\n\`\`\`\n${textOf(child).replace(/^\n|\n$/g, "")}\n\`\`\`\n\n`;
    if (child.name === "br") return "\n\n";
    if (child.name === "img") return child.attributes["alt"] ?? "";
    const inner = child.children.map(write).join("");
    const mark = MARKS[child.name];
    if (mark) return `${mark}${inner.trim()}${mark}`;
    return BLOCKS.has(child.name) ? `\n\n${inner}\n\n` : inner;
  };
  const parts = node.children
    .map(write)
    .join("")
    .split(/(\n\n```\n[\s\S]*?\n```\n\n)/);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[ \t]*\n[ \t]*/g, "\n")))
    .join("")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
};
