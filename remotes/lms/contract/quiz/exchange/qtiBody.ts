import { faulty } from "./Exchanged";
import { allOf, elementsOf, firstOf, markdownOfNode, textOf, type XmlNode } from "./xmlTree";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const UNREAD =
  /^(?:extended-text|inline-choice|hottext|hotspot|gap-match|graphic-.*|slider|upload|drawing|media|select-point|position-object|associate|end-attempt|portable-custom|custom)(?:-interaction)?$/;
/** Right values and points of a response declaration. */
interface Declared {
  readonly values: readonly string[];
  /** Points by value, where there is a mapping. */
  readonly mapped: ReadonlyMap<string, number>;
  /** Points of a value that the mapping does not name. */
  readonly otherwise: number;
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
    otherwise: Number(firstOf(declaration, "mapping")?.attributes["default-value"] ?? 0),
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
  const { values, mapped, otherwise } = declaredOf(item, interaction.attributes["response-identifier"] ?? "");
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
    const worth = ((mapped.get(identifier) ?? otherwise) / whole) * 100;
    const percent = whole > 0 && mapped.size > 0 ? Math.max(-100, Math.min(100, worth)) : undefined;
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
  // A left side with two right ones.
  if (rightOf.size < pairsOf.length) return faulty("pairs", interaction.line);
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

/** Tolerance of a number, as the response processing says it. @throws FaultyQuestion where it rounds */
const slackOf = (item: XmlNode, identifier: string): ((value: number) => number) => {
  const about = (one: XmlNode): boolean =>
    allOf(one, "variable").some(({ attributes }) => attributes["identifier"] === identifier);
  const rounded = allOf(item, "equal-rounded").find(about);
  if (rounded) return faulty("unsupported", rounded.line, "qti-equal-rounded");
  const equal = allOf(item, "equal").find(about);
  const mode = equal?.attributes["tolerance-mode"];
  const [below = 0, above = below] = (equal?.attributes["tolerance"] ?? "0").trim().split(/\s+/).map(Number);
  if (mode !== "absolute" && mode !== "relative") return () => 0;
  if (below !== above) return faulty("number", equal?.line ?? item.line, equal?.attributes["tolerance"]);
  return (value) => (mode === "absolute" ? below : Math.round(Math.abs(value) * below * 1e7) / 1e9);
};

/** Answers that a field takes: its mapping, its right values, a tolerance of the processing around a number. */
const keysOf = (item: XmlNode, field: XmlNode): { readonly key: string; readonly percent: number }[] => {
  const identifier = field.attributes["response-identifier"] ?? "";
  const { values, mapped, type } = declaredOf(item, identifier);
  const isNumber = type === "float" || type === "integer";
  const slack = slackOf(item, identifier);
  const best = Math.max(0, ...mapped.values());
  const own = [...mapped]
    .filter(([, value]) => value > 0)
    .map(([key, value]) => ({ key, percent: best > 0 ? Math.round((value / best) * 1e8) / 1e6 : 100 }));
  const keys = own.length > 0 ? own : values.map((key) => ({ key, percent: 100 }));
  if (keys.length === 0) return faulty("noRight", field.line, identifier);
  return keys.map(({ key, percent }) => {
    const off = isNumber ? slack(Number(key)) : 0;
    return { key: off > 0 ? `${key} ± ${off}` : key, percent };
  });
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
      accept: keysOf(item, fields[0]).map((key, at) => ({ ...key, feedback: feedbackOf(item, `answer-${at + 1}`) })),
      unit: rest,
    };
  const text = fields.reduce((sum, field) => {
    // A gap is right or not: a key that is worth a part is none.
    const whole = keysOf(item, field).filter(({ percent }) => percent === 100);
    const keys = whole.map(({ key }) => key.replaceAll(/[[\]|]/g, " "));
    return sum.replace("\u0000", `[[${keys.join(" | ")}]]`);
  }, around);
  return { kind: "gaps", text };
};

/** Body of a question from an item's interactions. @throws FaultyQuestion with the line of what cannot be taken */
export const bodyOf = (item: XmlNode, body: XmlNode): object => {
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
