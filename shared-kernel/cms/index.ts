import * as z from "zod/mini";

import { FieldWords, FormSchema, Words } from "./words";

export { FieldWords, FormSchema } from "./words";
export { formOf, propertiesOf, type NamedProperty } from "./formOf";

/** Drawings by which the editor tells sections apart before anybody reads their names. */
export const SECTION_PICTURES = [
  "hero",
  "hero-split",
  "hero-picture",
  "text",
  "columns",
  "cards",
  "rows",
  "table",
  "figures",
  "quote",
  "steps",
  "timeline",
  "chart",
  "gallery",
  "people",
  "logos",
  "questions",
  "form",
  "action",
  "calendar",
  "list",
] as const;

/** A slot that may stand on a page as a section, as its remote describes it. */
export const SectionKind = z.object({
  slot: z.string(),
  name: Words,
  /** A sentence that says what it is for. */
  about: Words,
  picture: z.enum(SECTION_PICTURES),
  form: FormSchema,
});
export type SectionKind = z.infer<typeof SectionKind>;

/** `GET {app}/cms/app/sections`: every section that the live remotes have. */
export const SectionKinds = z.array(SectionKind);

/** A person who did something with settings. */
const Editor = z.object({ id: z.string(), name: z.string() });

/** Values of settings by their keys. */
const Values = z.record(z.string(), z.unknown());

/** A link to a draft, for those without an account. */
export const PreviewLink = z.object({
  id: z.string(),
  /** Only in the answer that made it. */
  path: z.optional(z.string()),
  endsAt: z.string(),
  madeBy: Editor,
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** `GET {app}/cms/app/draft`: what is live, and what is changed in the draft of the site. There is one draft for all who edit. */
export const Draft = z.object({
  /** Counts up with every change of the draft and every publication: whoever saves says on which one they worked. */
  version: z.int(),
  /** Every setting of the site, as visitors have it. */
  live: Values,
  /** Settings that are changed, as they will be. */
  values: Values,
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(Editor),
  /** The time at which it is published by itself. */
  publishAt: z.nullable(z.string()),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Problems that keep it from being published, by their place (`css.clr_primary`, `home.sections.3.props.title`). */
  problems: z.record(z.string(), z.string()),
  /** Problems of settings that are live and not changed: a remote was shipped since that takes something else. They keep nothing from being published. */
  liveProblems: z.optional(z.record(z.string(), z.string())),
  links: z.array(PreviewLink),
});
export type Draft = z.infer<typeof Draft>;

/** A whole site: `GET {app}/cms/app/export`. Its posts, classes and persons are not in it; the editor adds the pictures that it names. */
export const ExportedSite = z.object({
  format: z.literal(1),
  /** Key of the site that it was taken from. */
  key: z.string(),
  exportedAt: z.string(),
  settings: Values,
});
export type ExportedSite = z.infer<typeof ExportedSite>;

/** One publication of changes. */
export const Publication = z.object({
  id: z.int(),
  at: z.string(),
  by: Editor,
  note: z.string(),
  keys: z.array(z.string()),
});
export type Publication = z.infer<typeof Publication>;

/** `GET {app}/cms/app/history?page=`, the newest first. */
export const Publications = z.object({
  items: z.array(Publication),
  page: z.int(),
  perPage: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
});

/** `GET {app}/cms/app/history/{id}`: what it changed, key by key; null where there was nothing before. */
export const PublishedChanges = z.extend(Publication, {
  changes: z.array(z.object({ key: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type PublishedChanges = z.infer<typeof PublishedChanges>;

/** The description of a slot that people may put on a page, as it stands in the artefact of its remote. */
export const SectionWords = z.object({
  name: Words,
  about: Words,
  /** A newer remote may name one that this code does not know. */
  picture: z.string(),
  /** Words by path, where a field has other words than its name. */
  fields: z.record(z.string(), FieldWords),
});
type SectionWords = z.infer<typeof SectionWords>;

/** The sections of a remote. */
export const DescribedSections = z.object({
  /** Words of their fields by the names of properties. */
  words: z.record(z.string(), FieldWords),
  sections: z.array(z.extend(SectionWords, { slot: z.string() })),
});
export type DescribedSections = z.infer<typeof DescribedSections>;

interface Artefact {
  readonly slots: readonly { readonly name: string; readonly section?: SectionWords | undefined }[];
  readonly words?: DescribedSections["words"] | undefined;
}

/** The sections of an artefact; none in those of before there were any. */
export const sectionsIn = ({ slots, words = {} }: Artefact): DescribedSections => ({
  words,
  sections: slots.flatMap(({ name: slot, section }) => (section ? [{ ...section, slot }] : [])),
});
