import type { Episode, EventDetail, Post, PostKind } from "../contract/hosts/posts";
import type { Language } from "@serambi/kernel/contracts";
import { jsonb, tenantId } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/* The tables of what a site publishes (migrations 0008 and 0002). */

export const categories = pgTable(
  "categories",
  {
    tenantId: tenantId(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.slug] })],
);

export const posts = pgTable(
  "posts",
  {
    tenantId: tenantId(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    kind: text("kind").$type<PostKind>().notNull(),
    type: text("type").notNull(),
    categorySlug: text("category_slug").notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
    cover: text("cover").notNull(),
    art: jsonb("art").$type<Post["art"]>(),
    author: jsonb("author").$type<Post["author"]>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    readingMinutes: integer("reading_minutes").notNull(),
    tags: text("tags").array().notNull(),
    language: text("language").$type<Language>().notNull(),
    words: text("words")
      .notNull()
      .generatedAlwaysAs(sql`words_of(title, summary, content, tags, author)`),
    // For those who do not see the cover; empty where it is for the eye alone.
    coverAlt: text("cover_alt").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const episodes = pgTable(
  "episodes",
  {
    tenantId: tenantId(),
    postId: text("post_id").notNull(),
    number: integer("number").notNull(),
    audio: jsonb("audio").$type<Episode["audio"]>().notNull(),
    chapters: jsonb("chapters").$type<Episode["chapters"]>().notNull(),
    transcript: jsonb("transcript").$type<Episode["transcript"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postId] })],
);

export const events = pgTable(
  "events",
  {
    tenantId: tenantId(),
    postId: text("post_id").notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
    timeZone: text("time_zone").notNull(),
    place: jsonb("place").$type<EventDetail["place"]>(),
    isOnline: boolean("is_online").notNull(),
    programme: jsonb("programme").$type<EventDetail["programme"]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postId] })],
);

export const gallery = pgTable(
  "gallery",
  {
    tenantId: tenantId(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    src: text("src").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    alt: text("alt").notNull(),
    caption: text("caption").notNull(),
    colour: text("colour").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
