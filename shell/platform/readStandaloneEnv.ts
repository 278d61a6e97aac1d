import * as z from "zod";

import type { PlatformOptions } from "./startPlatform";

const required = z.string().min(1);

const Env = z.object({
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional(),
  APP_TOKEN_SECRET: required.min(16),
  CLIENT_ID: required,
  CLIENT_SECRET: required,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3100),
  HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

const TAKES: Readonly<Record<keyof z.input<typeof Env>, string>> = {
  DATA_DIR: "a folder, default .data",
  DATABASE_URL: "postgres://user:password@host:port/database, or nothing for the embedded database",
  APP_TOKEN_SECRET: "a secret of at least 16 characters",
  CLIENT_ID: "the client id of the shell",
  CLIENT_SECRET: "the client secret of the shell",
  PORT: "a port from 0 to 65535, default 3100",
  HOST: "an address to listen on, default 127.0.0.1",
  LOG_LEVEL: "debug, info, warn, error or silent, default info",
};

/** Never printed, not even to say that they are wrong. */
const SECRETS: ReadonlySet<string> = new Set(["DATABASE_URL", "APP_TOKEN_SECRET", "CLIENT_SECRET"]);

/**
 * The options of a platform that is a process of its own.
 * @throws Error of one line that names the variable, what it got and what it takes (decisions, section 1)
 */
export const readStandaloneEnv = (env: Readonly<Record<string, string | undefined>>): PlatformOptions => {
  const result = Env.safeParse(env);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof TAKES; // only keys of the schema have issues
    const value = env[name];
    const got = value === undefined ? "is not set" : SECRETS.has(name) ? "is not valid" : `is ${JSON.stringify(value)}`;
    throw new Error(`${name} ${got}: it takes ${TAKES[name]}`);
  }
  const { DATA_DIR, DATABASE_URL, APP_TOKEN_SECRET, CLIENT_ID, CLIENT_SECRET, PORT, HOST, LOG_LEVEL } = result.data;
  return {
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    appTokenSecret: APP_TOKEN_SECRET,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    port: PORT,
    host: HOST,
    logLevel: LOG_LEVEL,
  };
};
