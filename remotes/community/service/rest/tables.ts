import type { ServiceCall } from "@serambi/kernel/service";
import type * as z from "zod";

import { DonationForm } from "../../contract/Donation";
import { PersonalityForm } from "../../contract/Personality";
import { MAX_PHOTO_BYTES } from "../../contract/photoLimits";
import { AspirationForm, ReviewForm, TestimonyForm } from "../../contract/Voices";
import { thankForDonation } from "../donations/donationLetters";
import { sendResult } from "../personality/personalityEndpoints";

/** The type that a value of a query is compared as. */
export type ColumnType = "uuid" | "text" | "integer" | "boolean" | "timestamptz" | "jsonb";

export type Row = Readonly<Record<string, unknown>>;

export interface RestTable {
  readonly relation: string;
  /** Those that are told, and may be asked for. */
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Those that only whoever writes a row is told. */
  readonly ownColumns?: Readonly<Record<string, ColumnType>>;
  /** A row that may be written, without what the database decides. */
  readonly row: z.core.$ZodType<Row>;
  /** The anonymous key writes it and never reads it. */
  readonly isWriteOnly?: true;
  /** The person who is signed in is kept with a row that they write. */
  readonly hasSender?: true;
  /** Makes of a row that was sent what is written. @returns null where that cannot be had, by the field `prepares` */
  readonly prepare?: (call: ServiceCall, row: Row) => Promise<Row | null>;
  /** The field that `prepare` is about. */
  readonly prepares?: string;
  /** Runs in the transaction that has made a row, with all of its columns. */
  readonly arrived?: (call: ServiceCall, row: unknown) => Promise<void>;
}

/** A photograph is sent as its id on the drive, and kept as its address. */
const takePhoto: RestTable["prepare"] = async ({ files }, row) => {
  const { photo, ...rest } = row;
  if (typeof photo !== "string") return rest;
  const taken = await files.take(photo, { kinds: ["picture"], maxBytes: MAX_PHOTO_BYTES });
  return taken && { ...rest, photo: taken.address };
};

const ROW = { id: "uuid", is_published: "boolean", created_at: "timestamptz" } as const;

export const REST_TABLE_NAMES = ["book_reviews", "aspirations", "testimonies", "user_disc", "donations"] as const;

/** The tables of the hosted database, by the names in their addresses. */
export const REST_TABLES: Readonly<Record<(typeof REST_TABLE_NAMES)[number], RestTable>> = {
  book_reviews: {
    relation: "community_book_reviews",
    columns: { ...ROW, name: "text", rating: "integer", review: "text" },
    row: ReviewForm,
    hasSender: true,
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
    hasSender: true,
  },
  testimonies: {
    relation: "community_testimonies",
    columns: {
      ...ROW,
      name: "text",
      role: "text",
      institution: "text",
      message: "text",
      photo: "text",
      consent_publish: "boolean",
    },
    row: TestimonyForm,
    hasSender: true,
    prepare: takePhoto,
    prepares: "photo",
  },
  user_disc: {
    relation: "community_user_disc",
    columns: {
      id: "uuid",
      name: "text",
      email: "text",
      answers: "jsonb",
      d: "integer",
      i: "integer",
      s: "integer",
      c: "integer",
      created_at: "timestamptz",
    },
    row: PersonalityForm,
    isWriteOnly: true,
    arrived: sendResult,
  },
  donations: {
    relation: "community_donations",
    columns: { ...ROW, amount: "integer", donor_name: "text", is_anonymous: "boolean", message: "text" },
    ownColumns: { email: "text", reference: "text", secret: "uuid" },
    row: DonationForm,
    arrived: thankForDonation,
  },
};
