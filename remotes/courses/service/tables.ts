import { jsonb, tenantId } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

import type { ClassState, Mentor, Review, SyllabusChapter } from "../contract/hosts/classes";
import type { LessonBlock } from "../contract/hosts/lessons";

/*
 * The tables as queries see them. Constraints, policies and grants are in the migrations; a test holds the
 * columns of both equal.
 */

const bits = customType<{ data: string }>({ dataType: () => "bit varying" });

export const programs = pgTable(
  "programs",
  {
    tenantId: tenantId(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    summary: text("summary").notNull(),
    position: integer("position").notNull(),
    logo: text("logo").notNull().default(""),
    description: text("description").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const classes = pgTable(
  "classes",
  {
    tenantId: tenantId(),
    classroomId: text("classroom_id").notNull(),
    slug: text("slug").notNull(),
    code: text("code").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    logo: text("logo").notNull(),
    state: text("state").$type<ClassState>().notNull(),
    level: text("level").notNull(),
    programIds: text("program_ids").array().notNull(),
    type: text("type").notNull(),
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    lengthMinutes: integer("length_minutes").notNull(),
    priceIdr: integer("price_idr").notNull(),
    overview: text("overview").array().notNull(),
    outcomes: text("outcomes").array().notNull(),
    audience: text("audience").notNull(),
    language: text("language").notNull(),
    seatsLeft: integer("seats_left"),
    mentors: jsonb("mentors").$type<readonly Mentor[]>().notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    reviews: jsonb("reviews").$type<readonly Review[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classroomId] })],
);

/** Written by the database itself whenever classes are (migration 0006): what a list sorts by. */
export const classListing = pgTable(
  "class_listing",
  {
    tenantId: tenantId(),
    classroomId: text("classroom_id").notNull(),
    number: integer("number").notNull(),
    isOpen: boolean("is_open").notNull(),
    priceIdr: integer("price_idr").notNull(),
    startsOn: date("starts_on", { mode: "string" }),
    nameKey: text("name_key").notNull(),
    slug: text("slug").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classroomId] })],
);

/** Written in the same way: of each word, level, programme … the classes that have it, bit `number` for each. */
export const classTerms = pgTable(
  "class_terms",
  {
    tenantId: tenantId(),
    kind: text("kind").$type<"word" | "state" | "level" | "type" | "program">().notNull(),
    term: text("term").notNull(),
    digest: uuid("digest")
      .notNull()
      .generatedAlwaysAs(sql`md5(term)::uuid`),
    classes: bits("classes").notNull(),
    size: integer("size")
      .notNull()
      .generatedAlwaysAs(sql`bit_count(classes)`),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind, table.digest] })],
);

export const syllabusModules = pgTable(
  "syllabus_modules",
  {
    tenantId: tenantId(),
    classroomId: text("classroom_id").notNull(),
    position: integer("position").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    chapters: jsonb("chapters").$type<readonly SyllabusChapter[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classroomId, table.position] })],
);

export const lessons = pgTable(
  "lessons",
  {
    tenantId: tenantId(),
    classroomId: text("classroom_id").notNull(),
    chapterSlug: text("chapter_slug").notNull(),
    blocks: jsonb("blocks").$type<readonly LessonBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.classroomId, table.chapterSlug] })],
);

export const chapterProgress = pgTable(
  "chapter_progress",
  {
    tenantId: tenantId(),
    userId: text("user_id").notNull(),
    classroomId: text("classroom_id").notNull(),
    chapterSlug: text("chapter_slug").notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    position: smallint("position").notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    note: text("note").notNull(),
    noteChangedAt: timestamp("note_changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.classroomId, table.chapterSlug] })],
);

export const certificates = pgTable("certificates", {
  code: text("code").primaryKey(),
  tenantId: tenantId(),
  userId: text("user_id").notNull(),
  classroomId: text("classroom_id").notNull(),
  learnerName: text("learner_name").notNull(),
  className: text("class_name").notNull(),
  classSlug: text("class_slug").notNull(),
  lengthMinutes: integer("length_minutes").notNull(),
  chapters: integer("chapters").notNull(),
  issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
});

export const programSchools = pgTable(
  "program_schools",
  {
    tenantId: tenantId(),
    programId: text("program_id").notNull(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    city: text("city").notNull(),
    province: text("province").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.programId, table.id] })],
);
