import type { PassageFact } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import files from "../lexicon.folder";

const words = z.array(z.string().min(1));
const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> => schema.parse(parse(files[name] ?? ""));
const listed = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

const ASKED = [
  "price",
  "pay",
  "date",
  "place",
  "seats",
  "length",
  "people",
  "level",
  "contact",
  "state",
] as const satisfies readonly PassageFact["asks"][];

const stop = read("stopwords.yaml", z.object({ id: z.string(), en: z.string() }));

export const STOP_WORDS = { id: new Set(listed(stop.id)), en: new Set(listed(stop.en)) };
export const COLLOQUIAL: ReadonlyMap<string, string> = new Map(
  Object.entries(read("colloquial.yaml", z.record(z.string(), z.string()))),
);
/** Several words that are read as one, in questions and in texts. */
export const PHRASES: ReadonlyMap<string, string> = new Map(
  Object.entries(read("phrases.yaml", z.record(z.string(), z.string()))),
);
export const CONCEPTS = read(
  "concepts.yaml",
  z.array(z.object({ name: z.string(), asks: z.enum(ASKED).optional(), isCommon: z.boolean().default(false), words })),
);
/** Words of both languages for one meaning that asks for nothing. */
export const GLOSSARY = read("glossary.yaml", z.array(words.check(z.minLength(2))));
/** The same for what is done and how things are: it tells less of what is meant than the names of things. */
export const MODIFIERS = read("modifiers.yaml", z.array(words.check(z.minLength(2))));
/** Words by which somebody asks for terms, privacy and the like. */
export const LEGAL = read("legal.yaml", z.object({ words, together: z.array(words) }));
export const TALK = read("talk.yaml", z.array(z.object({ name: z.string(), words, id: z.string(), en: z.string() })));
export const PERSON = read("person.yaml", z.object({ reach: words, person: words, phrases: words }));
/** Questions that are asked in other words than a site answers them: all of `when` groups in it, and `add` is looked for, too. */
export const INTENTS = read("intents.yaml", z.array(z.object({ when: z.array(words), add: words })));
export const CALENDAR = read(
  "calendar.yaml",
  z.object({
    months: z.array(words).length(12),
    month: words,
    week: words,
    today: words,
    tomorrow: words,
    current: words,
    coming: words,
  }),
);
export const LISTING = read(
  "listing.yaml",
  z.object({ alone: words, saja: words, pairs: words, counts: words, never: words, idle: words, exists: words }),
);
