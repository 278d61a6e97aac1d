import { Question, type QuestionKind } from "../Quiz";

export type Fields = Readonly<Record<string, string>>;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** An id that none of these has. */
export const freeId = (ids: readonly string[], prefix = ""): string => {
  const known = new Set(ids);
  if (prefix === "") {
    const letter = Array.from(LETTERS).find((one) => !known.has(one));
    if (letter !== undefined) return letter;
  }
  for (let n = 1; ; n += 1) if (!known.has(`${prefix || "n"}${n}`)) return `${prefix || "n"}${n}`;
};

const said = (form: Fields, name: string): string => (form[name] ?? "").replaceAll("\r\n", "\n").trim();

/** Rows of a form, in its order: `text.a`, `text.b` … */
const rowsOf = (form: Fields, name: string): readonly string[] =>
  Object.keys(form)
    .filter((key) => key.startsWith(`${name}.`))
    .map((key) => key.slice(name.length + 1));

/** A row that has gone up, gone down or gone. `act` is `up:b`, `down:b` or `remove:b`. */
const rearranged = (rows: readonly string[], act: string): string[] => {
  const [verb = "", row = ""] = act.split(":", 2);
  const at = rows.indexOf(row);
  const next = [...rows];
  if (at < 0) return next;
  if (verb === "remove") return next.filter((one) => one !== row);
  const to = verb === "up" ? at - 1 : verb === "down" ? at + 1 : at;
  if (to < 0 || to >= next.length) return next;
  next.splice(at, 1);
  next.splice(to, 0, row);
  return next;
};

/** What a new row says until its author has written it. */
interface NewWords {
  readonly answer: string;
}

const choicesOf = (form: Fields, act: string, words: NewWords, isSingle: boolean) => {
  const rows = rearranged(rowsOf(form, "text"), act);
  const choices = rows.map((id) => {
    const percent = said(form, `percent.${id}`);
    return {
      id,
      text: said(form, `text.${id}`),
      feedback: said(form, `say.${id}`),
      isRight: isSingle ? form["right"] === id : form[`right.${id}`] !== undefined,
      ...(percent !== "" && { percent: Number(percent.replace(",", ".")) }),
    };
  });
  return act === "add" ? [...choices, { id: freeId(rows), text: words.answer, isRight: false }] : choices;
};

const acceptOf = (form: Fields, act: string, words: NewWords) => {
  const keys = rearranged(rowsOf(form, "key"), act).map((row) => ({
    key: said(form, `key.${row}`),
    percent: Number(said(form, `percent.${row}`).replace(",", ".") || 100),
    feedback: said(form, `say.${row}`),
  }));
  return act === "add" ? [...keys, { key: words.answer }] : keys;
};

const itemsOf = (form: Fields, act: string, words: NewWords) => {
  const rows = rearranged(rowsOf(form, "text"), act);
  const items = rows.map((id) => ({ id, text: said(form, `text.${id}`) }));
  return act === "add" ? [...items, { id: freeId(rows), text: words.answer }] : items;
};

const matchOf = (form: Fields, act: string, words: NewWords) => {
  const rows = rearranged(rowsOf(form, "left"), act);
  const pairs = rows.map((id) => ({ id, left: said(form, `left.${id}`), right: said(form, `right.${id}`) }));
  const lines = said(form, "distractors")
    .split("\n")
    .map((line) => line.trim());
  return {
    pairs: act === "add" ? [...pairs, { id: freeId(rows), left: words.answer, right: words.answer }] : pairs,
    distractors: lines.filter(Boolean).map((text, at) => ({ id: `x${at + 1}`, text })),
  };
};

const bodyOf = (kind: QuestionKind, form: Fields, act: string, words: NewWords): object => {
  const written = { typos: Number(form["typos"] ?? 0), isExact: form["exact"] !== undefined };
  switch (kind) {
    case "choice":
    case "choices": {
      const isSingle = form["several"] === undefined;
      return {
        kind: isSingle ? "choice" : "choices",
        choices: choicesOf(form, act, words, kind === "choice"),
        isShuffled: form["shuffle"] !== undefined,
      };
    }
    case "truth":
      return { isTrue: form["right"] === "true", ifTrue: said(form, "ifTrue"), ifFalse: said(form, "ifFalse") };
    case "short":
      return { accept: acceptOf(form, act, words), unit: said(form, "unit"), ...written };
    case "order":
      return { items: itemsOf(form, act, words) };
    case "match":
      return matchOf(form, act, words);
    case "gaps":
      return written;
    case "output":
      return {
        language: said(form, "language"),
        code: (form["code"] ?? "").replaceAll("\r\n", "\n"),
        output: (form["output"] ?? "").replaceAll("\r\n", "\n"),
      };
  }
};

/** Which field of the form a fault is about. */
const fieldOf = (path: readonly PropertyKey[], raw: Readonly<Record<string, unknown>>): string => {
  const [name = "", at, part] = path.map(String);
  const list = raw[name];
  const row = Array.isArray(list) ? (list[Number(at)] as { readonly id?: string } | undefined) : undefined; // rows made above
  if (name === "choices" || name === "items")
    return row?.id === undefined ? "right" : `${part === "text" || part === undefined ? "text" : part}.${row.id}`;
  if (name === "accept") return `${part ?? "key"}.${at ?? "0"}`;
  if (name === "pairs") return `${part ?? "left"}.${row?.id ?? "a"}`;
  // Of the whole: a choice without its right answer, a text without gaps.
  return name === "" ? (raw["kind"] === "gaps" ? "question" : "right") : name;
};

/** What became of a form: the question, or the fields that are wrong. */
export type Edited = { readonly question: Question } | { readonly faults: readonly string[] };

/**
 * A question as the form of its author has it.
 * @param act what the pressed button does to its rows: `add`, `remove:b`, `up:b`, `down:b`; anything else changes none
 */
export const editQuestion = (known: Question, form: Fields, act: string, words: NewWords): Edited => {
  const weight = Number(form["weight"] ?? known.weight);
  const raw = {
    id: known.id,
    kind: known.kind,
    title: said(form, "title"),
    text: said(form, "question"),
    feedback: said(form, "feedback"),
    weight,
    ...(known.read && { read: known.read }),
    ...bodyOf(known.kind, form, act, words),
  };
  // Of several right answers one stays where only one may be.
  const body = raw as typeof raw & { choices?: { isRight: boolean }[]; kind: string }; // made above
  if (body.kind === "choice" && body.choices) {
    const first = body.choices.findIndex(({ isRight }) => isRight);
    body.choices.forEach((choice, at) => {
      choice.isRight = at === Math.max(0, first);
    });
  }
  const read = Question.safeParse(raw);
  if (read.success) return { question: read.data };
  return {
    faults: [...new Set(read.error.issues.map(({ path }) => (path[0] === "text" ? "question" : fieldOf(path, raw))))],
  };
};
