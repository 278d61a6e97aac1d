import { availableParallelism } from "node:os";

import { HOST_NAMES } from "@serambi/kernel/contracts";
import * as z from "zod";

import { hostName } from "../../registry/schema";
import { s3Address, s3Region } from "../../registry/s3Settings";

interface Variable<S extends z.ZodType> {
  readonly schema: S;
  /** What the variable takes, as the end of a sentence. */
  readonly takes: string;
  /** Its value is never printed. */
  readonly isSecret?: true;
}

const variable = <S extends z.ZodType>(takes: string, schema: S): Variable<S> => ({ schema, takes });

const secret = <S extends z.ZodType>(takes: string, schema: S): Variable<S> => ({ schema, takes, isSecret: true });

/** While one is busy for ever or being replaced, another one goes on. */
const MIN_RENDER_PROCESSES = 2;

const wholeNumber = (min: number, max: number, fallback: number) =>
  variable(
    `a whole number from ${min} to ${max}`,
    z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().min(min).max(max))
      .default(fallback),
  );

/** An address that paths are appended to: nothing may follow its path, and a password in it would reach logs. */
const isPlainUrl = (value: string, protocols: readonly string[]): boolean => {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return protocols.includes(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
};

const hostUrl = () =>
  variable(
    "an http or https address without user name, query or fragment",
    z
      .string()
      .refine((value) => isPlainUrl(value, ["http:", "https:"]))
      .optional(),
  );

const connectionUrl = (takes: string, protocols: readonly string[]) =>
  variable(
    takes,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
      .optional(),
  );

/** Kebab-case, as addresses and remotes name it; never the name of a host of the specification. */
const namedHost = hostName
  .refine((name) => !/--|-$/.test(name))
  .refine((name) => !(HOST_NAMES as readonly string[]).includes(name)); // compared as text

const namedHosts = () =>
  variable(
    'a JSON object of host names and their http or https addresses: {"library":"https://…"}',
    z
      .string()
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue("no JSON");
          return z.NEVER;
        }
      })
      .pipe(
        z.record(
          namedHost,
          z.string().refine((value) => isPlainUrl(value, ["http:", "https:"])),
        ),
      )
      .default({}),
  );

const words = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const switches = ["on", "off"] as const;
const modes = ["development", "production", "test"] as const;

/** Every variable that the server reads (decisions, section 1). */
export const VARIABLES = {
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: variable(
    "a host name or an IP address to listen on",
    z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .default("127.0.0.1"),
  ),
  DATA_DIR: variable("a directory", z.string().default(".data")),
  DATABASE_URL: connectionUrl("a postgres:// address", ["postgres:", "postgresql:"]),
  TRUST_FILE: variable("a file", z.string().optional()),
  ARTEFACT_STORE: variable("s3://<bucket>/<prefix>", s3Address.optional()),
  S3_ENDPOINT: hostUrl(),
  S3_REGION: variable("the name of a region", s3Region.optional()),
  AWS_ACCESS_KEY_ID: variable("the id of a key", z.string().optional()),
  AWS_SECRET_ACCESS_KEY: secret("the secret of that key", z.string().optional()),
  AWS_SESSION_TOKEN: secret("the token of a session", z.string().optional()),
  REDIS_URL: connectionUrl("a redis:// or rediss:// address", ["redis:", "rediss:"]),
  SMTP_URL: connectionUrl("an smtp:// or smtps:// address", ["smtp:", "smtps:"]),
  MAIL_FROM: variable("a name and an address, as Serambi <no-reply@serambi.example>", z.string().optional()),
  SERVICES_URL: hostUrl(),
  AUTH_URL: hostUrl(),
  MAIN_API_URL: hostUrl(),
  PROGRAMS_URL: hostUrl(),
  LEARNING_URL: hostUrl(),
  MAILER_URL: hostUrl(),
  CHAT_URL: hostUrl(),
  DATABASE_REST_URL: hostUrl(),
  HOSTS: namedHosts(),
  REMOTE_SERVICES: namedHosts(),
  ACCOUNT_URL: hostUrl(),
  CLIENT_ID: variable("the client id that the services host knows", z.string().optional()),
  CLIENT_SECRET: secret("the client secret that the services host knows", z.string().optional()),
  APP_TOKEN_SECRET: secret("a secret of at least 16 characters", z.string().min(16).optional()),
  METRICS_TOKEN: secret("a token without spaces", z.string().regex(/^\S+$/).optional()),
  LOG_LEVEL: variable(`one of ${words.join(", ")}`, z.enum(words).default("info")),
  TENANTS_IN_MEMORY: wholeNumber(10, 100_000, 200),
  RENDER_PROCESSES: wholeNumber(1, 256, Math.max(MIN_RENDER_PROCESSES, availableParallelism())),
  RENDER_BLOCK_MS: wholeNumber(100, 60_000, 1_500),
  RENDER_MEMORY_MB: wholeNumber(200, 64_000, 512),
  UPSTREAM_TIMEOUT_MS: wholeNumber(1, 120_000, 5000),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 120_000, 10_000),
  IMAGE_SOURCES: variable(
    "host names separated by commas, each with its port where that is not 443",
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(?::\d{1,5})?(?:,[a-z0-9.-]+(?::\d{1,5})?)*$/)
      .transform((hosts) => hosts.split(","))
      .default([]),
  ),
  STALE_HOURS: wholeNumber(0, 8_760, 24),
  IMAGE_CACHE_MB: wholeNumber(1, 1_000_000, 256),
  TRUST_PROXY: variable(
    "true, false, or the proxies' addresses (CIDR allowed) separated by commas",
    z
      .string()
      .regex(/^(?:true|false|[0-9a-fA-F.:/]+(?:,[0-9a-fA-F.:/]+)*)$/)
      .transform((value) => (value === "true" || value === "false" ? value === "true" : value))
      .default(false),
  ),
  RATE_LIMIT_READS: wholeNumber(0, 1_000_000, 1_200),
  RATE_LIMIT_WRITES: wholeNumber(0, 1_000_000, 240),
  RATE_LIMIT_PAGES: wholeNumber(0, 1_000_000, 6_000),
  VITALS_SAMPLE: wholeNumber(0, 100, 10),
  MEASUREMENT_ID: variable(
    "an id of Google Analytics 4, G- and 4 to 20 capital letters or digits",
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/)
      .optional(),
  ),
  SERVICE_WORKER: variable(`one of ${switches.join(", ")}`, z.enum(switches).optional()),
  WORKSHOP: variable(`one of ${switches.join(", ")}`, z.enum(switches).optional()),
  REMOTE_OVERRIDES: variable(`one of ${switches.join(", ")}`, z.enum(switches).optional()),
  DEV_PANEL: variable(`one of ${switches.join(", ")}`, z.enum(switches).optional()),
  NODE_ENV: variable(`one of ${modes.join(", ")}`, z.enum(modes).default("production")),
} as const;

export type VariableName = keyof typeof VARIABLES;
