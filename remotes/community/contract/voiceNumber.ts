import type { VoiceKind } from "./voiceKinds";

type Numbered = Exclude<VoiceKind, "donations">;

const PREFIX: Readonly<Record<Numbered, string>> = { book_reviews: "UL", aspirations: "AS", testimonies: "TS" };

/** The reference that a visitor keeps: `AS-0B5D2F6E`, the beginning of the row's id. Empty where the database did not tell the id. */
export const voiceNumber = (kind: Numbered, id: string): string =>
  id === "" ? "" : `${PREFIX[kind]}-${id.slice(0, 8).toUpperCase()}`;

/** Tells whether a text has the form of such a reference. */
export const isVoiceNumber = (text: string): boolean => /^(?:UL|AS|TS)-[0-9A-F]{8}$/.test(text);
