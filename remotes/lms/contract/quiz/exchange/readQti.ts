import { slugFor } from "../newQuiz";
import { Question } from "../Quiz";
import { FaultyQuestion, faulty, type Exchanged } from "./Exchanged";
import { splitFiles } from "./packageFiles";
import { bodyOf } from "./qtiBody";
import { placesOf, type ItemPlace } from "./qtiSections";
import { allOf, elementsOf, firstOf, markdownOfNode, readXml, type XmlNode } from "./xmlTree";

/** Parts of an item that change what it asks: without them it would be another question. */
const BEYOND = new Set(["template-declaration", "template-processing", "assessment-stimulus-ref"]);
const MOST_TITLE = 120;

/** Quizzes' own: what QTI has no word for is kept in data attributes, which other tools pass over. */
const ownOf = ({ attributes }: XmlNode, kind: string): object => {
  const { "data-typos": typos, "data-exact": exact, "data-read": label, "data-read-href": href } = attributes;
  const isWritten = kind === "short" || kind === "gaps";
  return {
    ...(isWritten && typos !== undefined && { typos: Number(typos) }),
    ...(isWritten && exact === "true" && { isExact: true }),
    ...(label !== undefined && href !== undefined && { read: { label, href } }),
  };
};

const readItem = (item: XmlNode, at: number): { readonly title: string; readonly question: Question } => {
  const body = firstOf(item, "item-body");
  if (!body) return faulty("description", item.line, "qti-item-body");
  const beyond = elementsOf(item).find(({ name }) => BEYOND.has(name));
  if (beyond) return faulty("unsupported", beyond.line, `qti-${beyond.name}`);
  if (item.attributes["adaptive"] === "true") return faulty("unsupported", item.line, "adaptive");
  const title = (item.attributes["title"] ?? "").slice(0, MOST_TITLE);
  const identifier = item.attributes["identifier"] ?? "";
  const output = item.attributes["data-output"];
  const general = allOf(item, "modal-feedback").find(({ attributes }) => attributes["identifier"] === "general");
  const weight = Number(item.attributes["data-weight"] ?? 1);
  const content = bodyOf(item, body);
  const own =
    output === undefined || !("text" in content)
      ? content
      : {
          ...outputOf(String(content.text)),
          kind: "output",
          language: item.attributes["data-language"] ?? "text",
          output,
        };
  const read = Question.safeParse({
    ...own,
    id: /^[a-z0-9][a-z0-9-]{0,39}$/.test(identifier)
      ? identifier
      : slugFor(identifier || `q-${at + 1}`)
          .slice(0, 40)
          .replace(/-+$/, ""),
    ...ownOf(item, String("kind" in own ? own.kind : "")),
    title: item.attributes["data-untitled"] === "true" ? "" : title,
    feedback: general ? markdownOfNode(general) : "",
    weight: Number.isInteger(weight) ? weight : 1,
  });
  if (!read.success) return faulty("value", item.line, read.error.issues[0]?.path.join(".") ?? "");
  return { title, question: read.data };
};

/** The program of a question about its output stands last in the body. */
const outputOf = (text: string): { readonly text: string; readonly code: string } => {
  const found = /^([\s\S]*?)\n\n```\n([\s\S]*)\n```$/.exec(text);
  return { text: found?.[1] ?? text, code: found?.[2] ?? text };
};

interface Read {
  /** The file that it stands in. */
  readonly name: string;
  readonly exchanged: Exchanged;
}

const nothing = { section: null, question: null } as const;

/** Tests of a text, and its items: those that cannot be read, too. */
const filesOf = (text: string): { readonly places: readonly ItemPlace[]; readonly read: readonly Read[] } => {
  const places: ItemPlace[] = [];
  const read: Read[] = [];
  for (const { name, text: words, line, lastLine } of splitFiles(text)) {
    const put = (exchanged: Omit<Exchanged, "lastLine">): void => {
      read.push({ name, exchanged: { ...exchanged, lastLine } });
    };
    try {
      const root = readXml(words, line);
      places.push(...placesOf(root, name));
      for (const item of allOf(root, "assessment-item")) {
        const title = item.attributes["title"] ?? item.attributes["identifier"] ?? "";
        try {
          const { question } = readItem(item, read.length);
          put({ line: item.line, title: title || question.text, section: null, question, fault: null });
        } catch (error) {
          if (!(error instanceof FaultyQuestion)) throw error;
          put({ ...nothing, line: item.line, title, fault: error.fault });
        }
      }
    } catch (error) {
      if (!(error instanceof FaultyQuestion)) throw error;
      put({ ...nothing, line: error.fault.line, title: "", fault: error.fault });
    }
  }
  return { places, read };
};

/** A question in its place of a test: the section, and what it counts there. */
const inPlace = ({ exchanged }: Read, { section, weight }: ItemPlace): Exchanged => {
  const { question } = exchanged;
  const weighed = question && weight !== null && question.weight === 1 ? { ...question, weight } : question;
  return { ...exchanged, section, question: weighed };
};

/**
 * The questions of QTI items: one item, or the files of a package after each other (`<!-- file: name -->` before each). A test gives their
 * order and sections; an item that it names and that is not there is a fault of its line.
 */
export const readQti = (text: string): readonly Exchanged[] => {
  const { places, read } = filesOf(text);
  const left = new Set(read);
  const placed = places.flatMap((place): Exchanged[] => {
    const own = [...left].filter(({ name }) => name === place.path);
    for (const one of own) left.delete(one);
    const missing: Exchanged = {
      ...nothing,
      line: place.line,
      lastLine: place.line,
      title: place.href,
      section: place.section,
      fault: { code: "noItem", line: place.line, about: place.href },
    };
    return own.length > 0 ? own.map((one) => inPlace(one, place)) : [missing];
  });
  const all = [...placed, ...[...left].map(({ exchanged }) => exchanged)];
  if (all.length > 0) return all;
  const fault = { code: "noItem", line: 1, about: "qti-assessment-item" } as const;
  return [{ ...nothing, line: 1, lastLine: 1, title: "", fault }];
};
