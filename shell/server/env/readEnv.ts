import type { HostName } from "@serambi/kernel/contracts";
import * as z from "zod";

import { readS3Settings, type S3Settings } from "../../registry/s3Settings";
import { EnvError } from "./EnvError";
import { VARIABLES, type VariableName } from "./variables";

/** The environment, read once at start (decisions, section 1). */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The operator's list of trusted teams; without it, `trust.json` in the data directory. */
  readonly trustFile: string | undefined;
  /** Object storage that artefacts are kept in; without it they are in the data directory. */
  readonly artefactStorage: S3Settings | undefined;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** The mail server; without it letters stay in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Who writes letters. */
  readonly mailFrom: string | undefined;
  /** Addresses of real hosts; one that is missing is served by the embedded platform. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
  /** Addresses of hosts besides those of the specification, by the names that remotes call them by. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Addresses of services of remotes that the operator runs, by the remotes' ids. */
  readonly remoteServices: Readonly<Record<string, string>>;
  readonly accountUrl: string | undefined;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly appTokenSecret: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** How many sites are kept ready for use. */
  readonly tenantsInMemory: number;
  /** How long code of a remote may keep the process that renders busy, in milliseconds of processor time. */
  readonly renderBlockMs: number;
  /** How many processes render. */
  readonly renderProcesses: number;
  /** Resident memory of each process that renders. */
  readonly renderMemoryBytes: number;
  /** How long one call to a host may take. */
  readonly upstreamTimeoutMs: number;
  /** How long requests in flight may take to end after a signal to stop. */
  readonly shutdownTimeoutMs: number;
  /** Hosts whose pictures the image proxy fetches. */
  readonly imageSources: readonly string[];
  /** How old what is shown may be while a host or the renderer is down; 0: nothing is. */
  readonly staleMs: number;
  /** Of all pictures kept on disk. */
  readonly imageCacheBytes: number;
  /** Whether, or by which addresses, `X-Forwarded-*` is believed. `true` is the nearest proxy alone. */
  readonly trustProxy: boolean | string;
  /** What one address may ask for; 0 for no limit. */
  readonly rateLimits: {
    readonly readsPerMinute: number;
    readonly writesPerMinute: number;
    readonly pagesPerMinute: number;
  };
  /** Of all page views, how many browsers are to measure: 0 to 1. */
  readonly vitalsSample: number;
  /** What sites are measured under that want to be and have no id of their own (specification section 7.8). */
  readonly measurementId: string | undefined;
  /** Whether browsers keep sites for offline use: in production, unless SERVICE_WORKER says otherwise. */
  readonly isWorkerOn: boolean;
  /** Whether every site has the pages of components and layouts: in development, unless WORKSHOP says otherwise. */
  readonly isWorkshopOn: boolean;
  /** Whether a browser may show a local build in the place of a remote: in development, unless REMOTE_OVERRIDES says otherwise. */
  readonly isOverrideOn: boolean;
  /** Whether any page has the development panel: in development, unless DEV_PANEL says otherwise. */
  readonly isPanelOn: boolean;
  readonly nodeEnv: "development" | "production" | "test";
}

type Schemas = { [K in VariableName]: (typeof VARIABLES)[K]["schema"] };

const names = Object.keys(VARIABLES) as VariableName[]; // keys of a literal: exactly the names
const schema = z.object(Object.fromEntries(names.map((name) => [name, VARIABLES[name].schema])) as Schemas); // same keys

const MAX_SHOWN = 80;

const show = (name: VariableName, value: string): string => {
  if ("isSecret" in VARIABLES[name]) return "a value that is not shown";
  const masked = value.replace(/\/\/[^@/]*@/, "//***@");
  return JSON.stringify(masked.length > MAX_SHOWN ? `${masked.slice(0, MAX_SHOWN)}…` : masked);
};

const HOST_VARIABLES: Readonly<Record<HostName, VariableName>> = {
  services: "SERVICES_URL",
  auth: "AUTH_URL",
  main: "MAIN_API_URL",
  programs: "PROGRAMS_URL",
  learning: "LEARNING_URL",
  mailer: "MAILER_URL",
  chat: "CHAT_URL",
  db: "DATABASE_REST_URL",
};

const requireSecrets = (values: z.output<typeof schema>): void => {
  if (!values.SERVICES_URL) return;
  const missing = (["CLIENT_ID", "CLIENT_SECRET", "APP_TOKEN_SECRET"] as const).find((name) => !values[name]);
  if (missing)
    throw new EnvError(`${missing} is not set; with SERVICES_URL set, it takes ${VARIABLES[missing].takes}.`);
};

/** A host is somebody else's, or a part of the platform that learns who asks. */
const requireOneMeaning = ({ HOSTS, REMOTE_SERVICES }: z.output<typeof schema>): void => {
  const both = Object.keys(HOSTS).find((name) => Object.hasOwn(REMOTE_SERVICES, name));
  if (both !== undefined) throw new EnvError(`${both} is named in HOSTS and in REMOTE_SERVICES; it is one of them.`);
};

const readStorage = (values: z.output<typeof schema>): S3Settings | undefined => {
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const)
    if (values.ARTEFACT_STORE && !values[name])
      throw new EnvError(`${name} is not set; with ARTEFACT_STORE set, it takes ${VARIABLES[name].takes}.`);
  const { ARTEFACT_STORE, S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } =
    values;
  return readS3Settings({
    ARTEFACT_STORE,
    S3_ENDPOINT,
    S3_REGION,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
    AWS_SESSION_TOKEN,
  });
};

const readUrls = (values: z.output<typeof schema>): Env["urls"] =>
  Object.fromEntries(
    Object.entries(HOST_VARIABLES).flatMap(([host, name]) => (values[name] ? [[host, values[name]]] : [])),
  );

/**
 * Reads and checks the environment. An empty value counts as not set.
 * @throws EnvError with one line: the variable, what it got (secrets masked) and what it takes
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(names.map((name) => [name, source[name]?.trim() || undefined]));
  const result = schema.safeParse(given);
  if (!result.success) {
    const name = names.find((candidate) => candidate === result.error.issues[0]?.path[0]);
    if (!name) throw new EnvError("The environment could not be read.", { cause: result.error });
    throw new EnvError(`${name} is ${show(name, given[name] ?? "")}; it takes ${VARIABLES[name].takes}.`);
  }
  const values = result.data;
  requireSecrets(values);
  requireOneMeaning(values);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    trustFile: values.TRUST_FILE,
    artefactStorage: readStorage(values),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    urls: readUrls(values),
    hosts: values.HOSTS,
    remoteServices: values.REMOTE_SERVICES,
    accountUrl: values.ACCOUNT_URL,
    clientId: values.CLIENT_ID,
    clientSecret: values.CLIENT_SECRET,
    appTokenSecret: values.APP_TOKEN_SECRET,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    tenantsInMemory: values.TENANTS_IN_MEMORY,
    renderProcesses: values.RENDER_PROCESSES,
    renderBlockMs: values.RENDER_BLOCK_MS,
    renderMemoryBytes: values.RENDER_MEMORY_MB * 1024 * 1024,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT_MS,
    imageSources: values.IMAGE_SOURCES,
    staleMs: values.STALE_HOURS * 3_600_000,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    trustProxy: values.TRUST_PROXY,
    rateLimits: {
      readsPerMinute: values.RATE_LIMIT_READS,
      writesPerMinute: values.RATE_LIMIT_WRITES,
      pagesPerMinute: values.RATE_LIMIT_PAGES,
    },
    vitalsSample: values.VITALS_SAMPLE / 100,
    measurementId: values.MEASUREMENT_ID,
    isWorkerOn: values.SERVICE_WORKER === undefined ? values.NODE_ENV === "production" : values.SERVICE_WORKER === "on",
    isWorkshopOn: values.WORKSHOP === undefined ? values.NODE_ENV === "development" : values.WORKSHOP === "on",
    isOverrideOn:
      values.REMOTE_OVERRIDES === undefined ? values.NODE_ENV === "development" : values.REMOTE_OVERRIDES === "on",
    isPanelOn: values.DEV_PANEL === undefined ? values.NODE_ENV === "development" : values.DEV_PANEL === "on",
    nodeEnv: values.NODE_ENV,
  };
};
