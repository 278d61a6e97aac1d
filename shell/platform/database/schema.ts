import type { Language, LogType, Role } from "@serambi/kernel/contracts";
import { jsonb, tenantId } from "@serambi/kernel/service";
import { bigint, boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/*
 * The platform's own tables as queries see them; those of remotes are their services'. Constraints, policies and grants are in the migrations; a test holds the
 * columns of both equal.
 */

export const tenants = pgTable("tenants", {
  id: uuid("id").primaryKey(),
  key: text("key").notNull(),
  language: text("language").$type<Language>().notNull(),
});

export const tenantHosts = pgTable("tenant_hosts", {
  host: text("host").primaryKey(),
  tenantId: tenantId(),
});

export const appTokens = pgTable("app_tokens", {
  digest: text("digest").primaryKey(),
  clientId: text("client_id").notNull(),
  scopes: text("scopes").array().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});

export const appVersion = pgTable("app_version", {
  singleton: boolean("singleton").primaryKey().default(true),
  version: text("version").notNull(),
});

export const seedState = pgTable("seed_state", {
  singleton: boolean("singleton").primaryKey().default(true),
  version: text("version").notNull(),
  seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
});

export const settings = pgTable(
  "settings",
  {
    tenantId: tenantId(),
    version: text("version").notNull(),
    key: text("key").notNull(),
    value: jsonb("value").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.version, table.key] })],
);

export const accessTokens = pgTable("access_tokens", {
  digest: text("digest").primaryKey(),
  tenantId: tenantId(),
  userId: text("user_id").notNull(),
  userKind: smallint("user_kind").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});

export const settingsChanges = pgTable("settings_changes", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  tenantId: tenantId(),
  version: text("version").notNull(),
  key: text("key").notNull(),
  oldValue: jsonb("old_value"),
  newValue: jsonb("new_value").notNull(),
  changedBy: text("changed_by").notNull(),
  role: text("role").$type<Role>().notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});

export const clickLog = pgTable("click_log", {
  id: uuid("id").primaryKey().defaultRandom(),
  tenantId: tenantId(),
  from: text("from_url").notNull(),
  to: text("to_url").notNull(),
  type: text("type").$type<LogType>().notNull(),
  happenedAt: timestamp("happened_at", { withTimezone: true }).notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
});

/** Which migrations of services this database has had. */
export const serviceMigrations = pgTable(
  "service_migrations",
  {
    service: text("service").notNull(),
    name: text("name").notNull(),
    appliedAt: timestamp("applied_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.service, table.name] })],
);

/** Which seed of each service each tenant has had. */
export const serviceSeeds = pgTable(
  "service_seeds",
  {
    service: text("service").notNull(),
    tenant: text("tenant").notNull(),
    digest: text("digest").notNull(),
    seededAt: timestamp("seeded_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.service, table.tenant] })],
);
