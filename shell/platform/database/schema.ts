import type { Language, LogType, Role } from "@serambi/kernel/contracts";
import { jsonb, tenantId, type EntitlementSource } from "@serambi/kernel/service";
import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
  sessionId: uuid("session_id"),
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
  publicationId: bigint("publication_id", { mode: "number" }),
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

export const persons = pgTable("persons", {
  id: uuid("id").primaryKey().defaultRandom(),
  email: text("email").notNull(),
  name: text("name").notNull(),
  language: text("language").$type<Language>().notNull(),
  issuer: text("issuer"),
  subject: text("subject"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
});

/** What kind of user a person is on a tenant. */
export const memberships = pgTable(
  "memberships",
  {
    tenantId: tenantId(),
    personId: uuid("person_id").notNull(),
    userKind: smallint("user_kind").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.personId] })],
);

export const credentials = pgTable("credentials", {
  personId: uuid("person_id").primaryKey(),
  passwordHash: text("password_hash").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});

export const secondFactors = pgTable("second_factors", {
  personId: uuid("person_id").primaryKey(),
  secret: text("secret").notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  { personId: uuid("person_id").notNull(), digest: text("digest").notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.digest] })],
);

export const accountSessions = pgTable("account_sessions", {
  id: uuid("id").primaryKey().defaultRandom(),
  digest: text("digest").notNull(),
  personId: uuid("person_id").notNull(),
  isComplete: boolean("is_complete").notNull(),
  isRemembered: boolean("is_remembered").notNull(),
  userAgent: text("user_agent").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  beganWith: text("began_with").$type<"password" | "passkey">().notNull().default("password"),
});

export const passkeys = pgTable("passkeys", {
  id: text("id").primaryKey(),
  personId: uuid("person_id").notNull(),
  publicKey: text("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  name: text("name").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
});

export const usedChallenges = pgTable("used_challenges", {
  digest: text("digest").primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export const trustedDevices = pgTable("trusted_devices", {
  id: uuid("id").primaryKey().defaultRandom(),
  digest: text("digest").notNull(),
  personId: uuid("person_id").notNull(),
  userAgent: text("user_agent").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export const mailTokens = pgTable("mail_tokens", {
  digest: text("digest").primaryKey(),
  personId: uuid("person_id").notNull(),
  purpose: text("purpose").$type<"confirm" | "password" | "email">().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  email: text("email"),
});

export const signInFailures = pgTable("sign_in_failures", {
  subject: text("subject").primaryKey(),
  count: integer("count").notNull(),
  lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
});

export const oidcPayloads = pgTable(
  "oidc_payloads",
  {
    model: text("model").notNull(),
    id: text("id").notNull(),
    payload: jsonb("payload").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.model, table.id] })],
);

export const accountKeys = pgTable("account_keys", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

export const personEvents = pgTable("person_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  site: uuid("site").notNull(),
  personId: text("person_id").notNull(),
  name: text("name").notNull(),
  data: jsonb("data").notNull(),
  toldAt: timestamp("told_at", { withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});

export const entitlements = pgTable("entitlements", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  tenantId: tenantId(),
  userId: text("user_id").notNull(),
  kind: text("kind").notNull(),
  code: text("code").notNull(),
  source: text("source").$type<EntitlementSource>().notNull(),
  reference: text("reference").notNull(),
  grantedBy: text("granted_by").notNull(),
  grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
  revokedWhy: text("revoked_why"),
});

export const jobs = pgTable("jobs", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text("kind").notNull(),
  payload: jsonb("payload").notNull(),
  attempts: integer("attempts").notNull().default(0),
  runAt: timestamp("run_at", { withTimezone: true }).notNull(),
  failedAt: timestamp("failed_at", { withTimezone: true }),
  lastError: text("last_error"),
  isTaken: boolean("is_taken").notNull().default(false),
});

export const jobDecisions = pgTable("job_decisions", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  jobId: bigint("job_id", { mode: "number" }).notNull(),
  kind: text("kind").notNull(),
  jobTenant: uuid("job_tenant"),
  decision: text("decision").$type<"again" | "given up">().notNull(),
  personId: uuid("person_id").notNull(),
  decidedAt: timestamp("decided_at", { withTimezone: true }).notNull(),
});

export const outbox = pgTable("outbox", {
  id: uuid("id").primaryKey().defaultRandom(),
  tenantId: tenantId(),
  recipient: text("recipient").notNull(),
  language: text("language").$type<Language>().notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  html: text("html").notNull(),
  messageId: text("message_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
  unsubscribeUrl: text("unsubscribe_url"),
});

export { settingsDrafts, settingsDraftSteps, settingsPreviews, settingsPublications } from "./draftTables";
export { driveFiles, driveParts } from "./driveTables";
