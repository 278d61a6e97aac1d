import { Question } from "../Quiz";
import { slugFor } from "../newQuiz";
import { FaultyQuestion, faulty, type Exchanged } from "./Exchanged";
import { allOf, elementsOf, firstOf, markdownOfNode, readXml, textOf, type XmlNode } from "./xmlTree";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const UNREAD =
  /^(?:extended-text|inline-choice|hottext|hotspot|gap-match|graphic-.*|slider|upload|drawing|media|select-point|position-object|associate|end-attempt|portable-custom|custom)(?:-interaction)?$/;
const MOST_TITLE = 120;

/** What a response declaration says is right. */
interface Declared {
  readonly values: readonly string[];
  /** What each value is worth, where there is a mapping. */
  readonly mapped: ReadonlyMap<string, number>;
  readonly type: string;
}

const declaredOf = (item: XmlNode, identifier: string): Declared => {
  const declaration = allOf(item, "response-declaration").find(
    ({ attributes }) => attributes["identifier"] === identifier,
  );
  if (!declaration) return faulty("response", item.line, identifier);
  const correct = firstOf(declaration, "correct-response");
  return {
    values: correct ? allOf(correct, "value").map((value) => textOf(value).trim()) : [],
    mapped: new Map(
      allOf(declaration, "map-entry").map(({ attributes }) => [
        attributes["map-key"] ?? "",
        Number(attributes["mapped-value"] ?? 0),
      ]),
    ),
    type: declaration.attributes["base-type"] ?? "identifier",
  };
};

/** Modal feedback that is shown for an answer: its identifier is the answer's. */
const feedbackOf = (item: XmlNode, identifier: string): string => {
  const modal = allOf(item, "modal-feedback").find(
    ({ attributes }) => attributes["identifier"] === identifier && attributes["show-hide"] !== "hide",
  );
  return modal ? markdownOfNode(modal) : "";
};

const choicesOf = (item: XmlNode, interaction: XmlNode): object => {
  const { values, mapped } = declaredOf(item, interaction.attributes["response-identifier"] ?? "");
  const written = allOf(interaction, "simple-choice");
  const isSingle = Number(interaction.attributes["max-choices"] ?? 1) === 1;
  const positive = written.filter(({ attributes }) => (mapped.get(attributes["identifier"] ?? "") ?? 0) > 0);
  const rights = new Set(values.length > 0 ? values : positive.map(({ attributes }) => attributes["identifier"] ?? ""));
  if (rights.size === 0) return faulty("noRight", interaction.line);
  const ids = written.map(({ attributes }) => attributes["identifier"] ?? "");
  if (isSingle && ids.length === 2 && ids.includes("true") && ids.includes("false"))
    return {
      kind: "truth",
      isTrue: rights.has("true"),
      ifTrue: feedbackOf(item, "true"),
      ifFalse: feedbackOf(item, "false"),
    };
  const best = Math.max(0, ...mapped.values());
  const whole = isSingle
    ? best
    : [...mapped.values()].filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  const usual = (isRight: boolean): number =>
    isRight
      ? 100 / rights.size
      : isSingle
        ? 0
        : -100 / Math.max(1, Math.min(rights.size, written.length - rights.size));
  const choices = written.map((choice, at) => {
    const identifier = choice.attributes["identifier"] ?? "";
    const isRight = rights.has(identifier);
    const percent = whole > 0 && mapped.size > 0 ? ((mapped.get(identifier) ?? 0) / whole) * 100 : undefined;
    const inline = firstOf(choice, "feedback-inline");
    return {
      id: /^[a-z0-9][a-z0-9-]{0,39}$/.test(identifier) ? identifier : (LETTERS[at] ?? `x${at}`),
      text: markdownOfNode(choice).replaceAll(/\s*\n+\s*/g, " "),
      isRight,
      feedback: inline ? markdownOfNode({ ...inline, name: "div" }) : feedbackOf(item, identifier),
      ...(percent !== undefined && Math.abs(percent - usual(isRight)) > 0.01 && { percent }),
    };
  });
  const isShuffled = interaction.attributes["shuffle"] !== "false";
  return { kind: isSingle ? "choice" : "choices", choices, isShuffled };
};

const orderOf = (item: XmlNode, interaction: XmlNode): object => {
  const { values } = declaredOf(item, interaction.attributes["response-identifier"] ?? "");
  const choices = new Map(
    allOf(interaction, "simple-choice").map((choice) => [
      choice.attributes["identifier"] ?? "",
      markdownOfNode(choice),
    ]),
  );
  if (values.length !== choices.size) return faulty("response", interaction.line);
  return {
    kind: "order",
    items: values.map((id, at) => ({ id: LETTERS[at] ?? `x${at}`, text: choices.get(id) ?? "" })),
  };
};

const matchOf = (item: XmlNode, interaction: XmlNode): object => {
  const { values, mapped } = declaredOf(item, interaction.attributes["response-identifier"] ?? "");
  const [lefts, rights] = allOf(interaction, "simple-match-set");
  if (!lefts || !rights) return faulty("pairs", interaction.line);
  const pairsOf = values.length > 0 ? values : [...mapped].filter(([, value]) => value > 0).map(([key]) => key);
  const rightOf = new Map(pairsOf.map((pair) => pair.split(/\s+/) as [string, string])); // two identifiers, by the format
  const words = new Map(
    allOf(rights, "simple-associable-choice").map((choice) => [
      choice.attributes["identifier"] ?? "",
      markdownOfNode(choice),
    ]),
  );
  const used = new Set(rightOf.values());
  const pairs = allOf(lefts, "simple-associable-choice").map((choice, at) => ({
    id: LETTERS[at] ?? `x${at}`,
    left: markdownOfNode(choice),
    right: words.get(rightOf.get(choice.attributes["identifier"] ?? "") ?? "") ?? "",
  }));
  if (pairs.some(({ right }) => right === "")) return faulty("pairs", interaction.line);
  const distractors = [...words].filter(([id]) => !used.has(id)).map(([, text], at) => ({ id: `x${at + 1}`, text }));
  return { kind: "match", pairs, distractors };
};

/** What a field takes: its mapping, its right values, a tolerance of the processing around a number. */
const keysOf = (item: XmlNode, field: XmlNode): { readonly key: string; readonly percent: number }[] => {
  const identifier = field.attributes["response-identifier"] ?? "";
  const { values, mapped, type } = declaredOf(item, identifier);
  const isNumber = type === "float" || type === "integer";
  const equal = allOf(item, "equal").find((one) =>
    allOf(one, "variable").some(({ attributes }) => attributes["identifier"] === identifier),
  );
  const tolerance =
    equal?.attributes["tolerance-mode"] === "absolute"
      ? Number((equal.attributes["tolerance"] ?? "0").split(/\s+/)[0])
      : 0;
  const best = Math.max(0, ...mapped.values());
  const own = [...mapped]
    .filter(([, value]) => value > 0)
    .map(([key, value]) => ({ key, percent: best > 0 ? (value / best) * 100 : 100 }));
  const keys = own.length > 0 ? own : values.map((key) => ({ key, percent: 100 }));
  if (keys.length === 0) return faulty("noRight", field.line, identifier);
  return keys.map(({ key, percent }) => ({ key: isNumber && tolerance > 0 ? `${key} ± ${tolerance}` : key, percent }));
};

const writtenOf = (item: XmlNode, body: XmlNode): object => {
  const fields = allOf(body, "text-entry-interaction");
  const around = markdownOfNode(body, (node) => (node.name === "text-entry-interaction" ? "\u0000" : undefined));
  const [last = ""] = around.split("\n\n").slice(-1);
  const rest = last.replace("\u0000", "").trim();
  // A field at the end of a paragraph of its own, with a unit behind it at most.
  if (
    fields.length === 1 &&
    fields[0] &&
    last.trimStart().startsWith("\u0000") &&
    rest.length <= 20 &&
    around.includes("\n\n")
  )
    return {
      kind: "short",
      text: around.slice(0, around.lastIndexOf("\n\n")).trim(),
      accept: keysOf(item, fields[0]),
      unit: rest,
    };
  const text = fields.reduce((sum, field) => {
    const keys = keysOf(item, field).map(({ key }) => key.replaceAll(/[[\]|]/g, " "));
    return sum.replace("\u0000", `[[${keys.join(" | ")}]]`);
  }, around);
  return { kind: "gaps", text };
};

const bodyOf = (item: XmlNode, body: XmlNode): object => {
  const unread = elementsBelow(body).find(({ name }) => UNREAD.test(name));
  if (unread) return faulty("unsupported", unread.line, `qti-${unread.name}`);
  const interactions = elementsBelow(body).filter(({ name }) => name.endsWith("-interaction"));
  const [first] = interactions;
  if (!first) return faulty("description", body.line);
  if (first.name === "text-entry-interaction") return writtenOf(item, body);
  if (interactions.length > 1)
    return faulty("mixed", interactions[1]?.line ?? body.line, `qti-${interactions[1]?.name ?? ""}`);
  const text = markdownOfNode(body, (node) => {
    if (node !== first) return undefined;
    const prompt = firstOf(node, "prompt");
    return prompt ? `\n\n${markdownOfNode(prompt)}` : "";
  });
  const read = { "choice-interaction": choicesOf, "order-interaction": orderOf, "match-interaction": matchOf }[
    first.name
  ];
  return read ? { text, ...read(item, first) } : faulty("unsupported", first.line, `qti-${first.name}`);
};

const elementsBelow = (node: XmlNode): XmlNode[] =>
  elementsOf(node).flatMap((child) => [child, ...elementsBelow(child)]);

/** Quizzes' own: what QTI has no word for is kept in the item's label and in data attributes, which other tools pass over. */
const readItem = (item: XmlNode, at: number): { readonly title: string; readonly question: Question } => {
  const body = firstOf(item, "item-body");
  if (!body) return faulty("description", item.line, "qti-item-body");
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

/** Where each file of a package begins: their texts stand one after the other, each below a comment with its name. */
const FILE_MARK = /^<!-- file: (.+) -->$/;

/** Files of a text, with the line that each begins with. */
const filesOf = (text: string): readonly { readonly text: string; readonly line: number }[] => {
  const files: { lines: string[]; line: number }[] = [{ lines: [], line: 1 }];
  for (const [index, line] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    if (FILE_MARK.test(line)) files.push({ lines: [], line: index + 2 });
    else files.at(-1)?.lines.push(line);
  }
  return files.map(({ lines, line }) => ({ text: lines.join("\n"), line })).filter((file) => file.text.trim() !== "");
};

/** The line of a text's first sign: what is before it is trimmed before it is read. */
const firstLineOf = ({ text, line }: { readonly text: string; readonly line: number }): number =>
  line + (/^\s*/.exec(text)?.[0].split("\n").length ?? 1) - 1;

/**
 * The questions of QTI items: one item, or the files of a package after each other (`<!-- file: name -->` before each). Tests and manifests
 * name items and are passed over.
 */
export const readQti = (text: string): readonly Exchanged[] => {
  const read = filesOf(text).flatMap((file, at): Exchanged[] => {
    const line = firstLineOf(file);
    const lastLine = line + file.text.trim().split("\n").length - 1;
    try {
      const root = readXml(file.text, line);
      return allOf(root, "assessment-item").map((item, place): Exchanged => {
        const title = item.attributes["title"] ?? item.attributes["identifier"] ?? "";
        try {
          const { question } = readItem(item, at + place);
          return { line: item.line, lastLine, title: title || question.text, question, fault: null };
        } catch (error) {
          if (!(error instanceof FaultyQuestion)) throw error;
          return { line: item.line, lastLine, title, question: null, fault: error.fault };
        }
      });
    } catch (error) {
      if (!(error instanceof FaultyQuestion)) throw error;
      return [{ line: error.fault.line, lastLine, title: "", question: null, fault: error.fault }];
    }
  });
  return read.length > 0
    ? read
    : [
        {
          line: 1,
          lastLine: 1,
          title: "",
          question: null,
          fault: { code: "noItem", line: 1, about: "qti-assessment-item" },
        },
      ];
};
