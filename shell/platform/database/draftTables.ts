import type { Role } from "@serambi/kernel/contracts";
import { jsonb, tenantId } from "@serambi/kernel/service";
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/* Drafts of sites, and what became of them (migration 0012). */

export const settingsDrafts = pgTable("settings_drafts", {
  tenantId: tenantId().primaryKey(),
  version: integer("version").notNull().default(0),
  revision: integer("revision").notNull().default(0),
  values: jsonb("values").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  changedAt: timestamp("changed_at", { withTimezone: true }),
  changedBy: text("changed_by"),
  publishAt: timestamp("publish_at", { withTimezone: true }),
  publishBy: text("publish_by"),
  publishRole: text("publish_role").$type<Role>(),
  publishNote: text("publish_note"),
});

/** One key of a draft, before and after a step; missing where the draft did not have it. */
export interface DraftChange {
  readonly before?: unknown;
  readonly after?: unknown;
}

export const settingsDraftSteps = pgTable("settings_draft_steps", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  tenantId: tenantId(),
  changes: jsonb("changes").$type<Readonly<Record<string, DraftChange>>>().notNull(),
  isUndone: boolean("is_undone").notNull().default(false),
});

export const settingsPublications = pgTable("settings_publications", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  tenantId: tenantId(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  publishedBy: text("published_by").notNull(),
  role: text("role").$type<Role>().notNull(),
  note: text("note").notNull(),
});

export const settingsPreviews = pgTable("settings_previews", {
  id: uuid("id").primaryKey().defaultRandom(),
  tenantId: tenantId(),
  digest: text("digest").notNull(),
  madeBy: text("made_by").notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
});
