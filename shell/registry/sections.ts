import { SECTION_PICTURES, propertiesOf, type FieldWords, type NamedProperty } from "@serambi/kernel/cms";
import { z } from "zod";

/** `dist/sections.json`: each file of `slots/sections/` (or `slots/sections.yaml`) by its name, as JSON. */
export const SECTIONS_FILE = "sections.json";

const text = z.string().trim().min(1);
const Words = z.strictObject({ id: text, en: text });
/** The words of a field, as an author writes them. */
const Field = Words.extend({
  help: Words.optional(),
  isLong: z.literal(true).optional(),
  isHidden: z.literal(true).optional(),
  options: z.record(z.string(), Words).optional(),
});
type Field = z.infer<typeof Field>;

const Described = z.strictObject({
  /** The name that editors know it by. */
  name: Words,
  /** A sentence that says what it is for. */
  about: Words,
  picture: z.enum(SECTION_PICTURES),
  /** Words by path, where a field needs other words than its name has: `items.*.title`. */
  fields: z.record(z.string(), Field).default({}),
});

/** A file that an author edits. */
const SectionsFile = z.strictObject({
  /** Words by the names of properties, in whichever section they stand. */
  words: z.record(z.string(), Field).default({}),
  /** Descriptions by the names of slots: those that may be put on a page. */
  slots: z.record(z.string(), Described).default({}),
});

interface Slot {
  readonly name: string;
  readonly props: unknown;
}

interface Section {
  readonly name: z.infer<typeof Words>;
  readonly about: z.infer<typeof Words>;
  readonly picture: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
}

interface Sections {
  readonly words: Readonly<Record<string, FieldWords>>;
  readonly bySlot: Readonly<Record<string, Section>>;
}

const fieldWords = ({ id, en, ...rest }: Field): FieldWords => ({ label: { id, en }, ...rest });

const wordsOf = (fields: Readonly<Record<string, Field>>): Readonly<Record<string, FieldWords>> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldWords(field)]));

/** An author wants to know first which of a text's two languages is missing. */
const issueOf = ({ path, message }: z.core.$ZodIssue): string => {
  const language = path.at(-1);
  return language === "id" || language === "en"
    ? `${path.slice(0, -1).join(".")} has no words in "${language}"`
    : `${path.join(".")}: ${message}`;
};

class Collected {
  readonly words: Record<string, Field> = {};
  readonly slots: Record<string, z.infer<typeof Described>> = {};
  readonly problems: string[] = [];

  constructor(files: Readonly<Record<string, unknown>>) {
    for (const [file, content] of Object.entries(files)) this.add(file, content);
  }

  private add(file: string, content: unknown): void {
    const { data, error } = SectionsFile.safeParse(content);
    for (const issue of error?.issues ?? []) this.problems.push(`${file}: ${issueOf(issue)}`);
    if (!data) return;
    for (const kind of ["words", "slots"] as const) {
      const twice = Object.keys(data[kind]).find((key) => Object.hasOwn(this[kind], key));
      if (twice !== undefined) this.problems.push(`${file}: ${kind}.${twice} stands in another file, too`);
    }
    Object.assign(this.words, data.words);
    Object.assign(this.slots, data.slots);
  }
}

/** Words that nothing uses: their property is gone, or its name is written in another way. */
const unused = ({ words, slots }: Collected, used: ReadonlyMap<string, ReadonlySet<string>>): string[] => [
  ...Object.entries(words).flatMap(([name, { options = {} }]) => {
    const values = used.get(name);
    if (!values) return [`words.${name}: no section has a property "${name}" that takes its words from here`];
    const gone = Object.keys(options).filter((option) => !values.has(option));
    return gone.map((option) => `words.${name}.options.${option}: no section has this value`);
  }),
  ...Object.entries(slots).flatMap(([slot, { fields }]) =>
    Object.entries(fields).flatMap(([path, { options = {} }]) => {
      const values = used.get(`${slot} ${path}`);
      if (!values) return [`slots.${slot}.fields: the slot has no property "${path}"`];
      const gone = Object.keys(options).filter((option) => !values.has(option));
      return gone.map((option) => `slots.${slot}.fields.${path}.options.${option}: the property has no such value`);
    }),
  ),
];

const missingWords = (slot: string, { path, name, options }: NamedProperty, field: Field | undefined): string[] => {
  if (!field) return [`${slot}: ${path} has no words: add words.${name}, or fields."${path}" of the slot`];
  return options
    .filter((option) => !Object.hasOwn(field.options ?? {}, option))
    .map((option) => `${slot}: the value "${option}" of ${path} has no words: add options.${option}`);
};

/** Compares each slot that is described with what it takes. @returns what is used: values by properties' names, and by slot and path */
const compare = (collected: Collected, slots: readonly Slot[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const used = new Map<string, Set<string>>();
  for (const [slot, { fields }] of Object.entries(collected.slots)) {
    const found = slots.find(({ name }) => name === slot);
    if (!found) collected.problems.push(`slots.${slot}: the remote has no such slot`);
    for (const property of propertiesOf(found?.props)) {
      const { path, name, options } = property;
      const own = Object.hasOwn(fields, path) ? fields[path] : undefined;
      const key = own ? `${slot} ${path}` : name;
      used.set(key, new Set([...(used.get(key) ?? []), ...options]));
      const common = Object.hasOwn(collected.words, name) ? collected.words[name] : undefined;
      collected.problems.push(...missingWords(slot, property, own ?? common));
    }
  }
  return used;
};

/**
 * Compares what a remote's sections say of themselves with what its slots take.
 * @param files what authors wrote, by the names of their files
 * @throws Error with everything that is missing, and everything that nothing uses
 */
export const describeSections = (files: Readonly<Record<string, unknown>>, slots: readonly Slot[]): Sections => {
  const collected = new Collected(files);
  const used = compare(collected, slots);
  const { problems, words } = collected;
  // While a file cannot be read, or a slot is not found, what they use is unknown.
  if (problems.length === 0) problems.push(...unused(collected, used));
  if (problems.length > 0) throw new Error(`Words of sections (slots/sections):\n${problems.join("\n")}`);
  const bySlot = Object.entries(collected.slots).map(
    ([slot, { fields, ...section }]) => [slot, { ...section, fields: wordsOf(fields) }] as const,
  );
  return { words: wordsOf(words), bySlot: Object.fromEntries(bySlot) };
};
