import { afterAll, beforeAll, describe } from "@jest/globals";

import type { Database } from "../database/Database";
import { openDatabase } from "../database/openDatabase";
import { openInMemory } from "./openInMemory";
import { PostgresServer } from "./PostgresServer";

/** Opens another, empty database of the same engine. */
export type OpenEmpty = () => Promise<Database>;

const START_TIMEOUT_MS = 60_000;

const onServer = (define: (open: OpenEmpty) => void) => {
  let server: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, START_TIMEOUT_MS);
  afterAll(() => server.stop());
  define(async () => openDatabase({ databaseUrl: await server.createDatabase(`test_${++databases}`) }));
};

const onEmbedded = (what: string, define: (open: OpenEmpty) => void): void => {
  describe(`${what}, embedded`, () => {
    define(openInMemory);
  });
};

const onInstalled = (what: string, define: (open: OpenEmpty) => void): void => {
  describe(`${what}, on a PostgreSQL server`, () => {
    onServer(define);
  });
};

/** The same tests on the embedded engine, in memory, and on a PostgreSQL server where the machine has one: what the engines must do alike. */
export const describeEachEngine = (what: string, define: (open: OpenEmpty) => void): void => {
  onEmbedded(what, define);
  if (PostgresServer.isInstalled()) onInstalled(what, define);
  else process.stdout.write(`No PostgreSQL server is installed here: "${what}" runs on the embedded engine only\n`);
};

/**
 * Tests of a service that need some database: a PostgreSQL server where the machine has one, which starts in a tenth of the time, else
 * the embedded engine. `SERAMBI_ALL=1` runs them on both. The browser tests run every service on the embedded engine.
 */
export const describeWithDatabase = (what: string, define: (open: OpenEmpty) => void): void => {
  if (process.env["SERAMBI_ALL"]) return describeEachEngine(what, define);
  return PostgresServer.isInstalled() ? onInstalled(what, define) : onEmbedded(what, define);
};
