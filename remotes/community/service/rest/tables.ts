import type * as z from "zod";

import { AspirationForm, ReviewForm, TestimonyForm, type VoiceKind } from "../../contract/Voices";

/** The type that a value of a query is compared as. */
export type ColumnType = "uuid" | "text" | "integer" | "boolean" | "timestamptz";

export interface RestTable {
  readonly relation: string;
  /** Those that are told, and may be asked for. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** A row that may be written, without what the database decides. */
  readonly row: z.core.$ZodType<Readonly<Record<string, unknown>>>;
}

const ROW = { id: "uuid", is_published: "boolean", created_at: "timestamptz" } as const;

/** The tables of the hosted database, by the names in their addresses. */
export const REST_TABLES: Readonly<Record<VoiceKind, RestTable>> = {
  book_reviews: {
    relation: "community_book_reviews",
    columns: { ...ROW, name: "text", rating: "integer", review: "text" },
    row: ReviewForm,
  },
  aspirations: {
    relation: "community_aspirations",
    columns: {
      ...ROW,
      name: "text",
      is_anonymous: "boolean",
      category: "text",
      message: "text",
      consent_publish: "boolean",
    },
    row: AspirationForm,
  },
  testimonies: {
    relation: "community_testimonies",
    columns: {
      ...ROW,
      name: "text",
      role: "text",
      institution: "text",
      message: "text",
      consent_publish: "boolean",
    },
    row: TestimonyForm,
  },
};
