import type { AddressInfo } from "node:net";

import { buildApp } from "./app/buildApp";
import type { LogLevel } from "./app/createApp";
import { appTokenKey } from "./app/openAppToken";
import type { Database } from "./database/Database";
import { migrate } from "./database/migrate";
import { openDatabase } from "./database/openDatabase";
import { evaluateService } from "./remote-services/evaluateService";
import type { ServiceFailure, ServiceVersion } from "./remote-services/ServiceHost";
import { seedData } from "./seed";
import { seed } from "./seed/seed";
import type { SeedData } from "./seed/types";
import { pruneClickLog } from "./services/logger/pruneClickLog";
import { startPruning } from "./services/logger/startPruning";

/** The built service of a live version of a remote: `service/service.cjs` of its artefact. */
export interface BuiltService {
  readonly id: string;
  readonly version: string;
  readonly code: string;
}

export interface PlatformOptions {
  /** The product's data directory; the embedded database lives in its folder `platform`. */
  readonly dataDir?: string | undefined;
  /** A PostgreSQL server instead. With neither the database is in memory and gone at the end. */
  readonly databaseUrl?: string | undefined;
  /** The secret that app tokens are made with; the shell has the same. */
  readonly appTokenSecret: string;
  /** The one client that `authorizer/token/generate` knows. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** Default 127.0.0.1. */
  readonly host?: string | undefined;
  /** Default 0: any free port. */
  readonly port?: number | undefined;
  /** Default `warn`. */
  readonly logLevel?: LogLevel | undefined;
  /** Those of the live versions; migrated and seeded before the platform answers. */
  readonly services?: readonly BuiltService[] | undefined;
}

export interface Platform {
  /** `http://127.0.0.1:41234`, no trailing slash. */
  readonly url: string;
  /** One host name of each site that it was seeded with. */
  readonly hosts: readonly string[];
  /**
   * Runs exactly these services from now on: of a version that is new its tables and seed are brought up to date, one that is not among them
   * answers no more. Calls in flight end as they began.
   * @returns what failed, which is logged too; what the same remote had before goes on
   */
  useServices(services: readonly BuiltService[]): Promise<readonly ServiceFailure[]>;
  /** Finishes the requests in flight and closes the database. May be called again. */
  close(): Promise<void>;
}

const versionsOf = (services: readonly BuiltService[]): ServiceVersion[] =>
  services.map(({ id, version, code }) => ({ id, version, load: () => evaluateService(id, code) }));

/** The app over an open database, with the services that it starts with. */
const openApp = async (db: Database, { appTokenSecret, clientId, clientSecret, ...options }: PlatformOptions) => {
  const deps = { db, appTokenKey: appTokenKey(appTokenSecret), clientId, clientSecret, now: () => new Date() };
  const { app, services } = buildApp(deps, options.logLevel);
  const runServices = async (given: readonly BuiltService[]): Promise<readonly ServiceFailure[]> => {
    const failures = await services.use(versionsOf(given));
    for (const failure of failures) app.log.error(failure, "a service could not be loaded");
    return failures;
  };
  await runServices(options.services ?? []);
  return { app, useServices: runServices };
};

/**
 * The embedded platform, migrated, seeded and listening.
 * @throws Error when the database cannot be opened, is newer than this version, or the port is taken
 */
export const startPlatform = async (options: PlatformOptions, data: SeedData = seedData): Promise<Platform> => {
  const db = await openDatabase(options);
  try {
    await migrate(db);
    await seed(db, data);
    const { app, useServices } = await openApp(db, options);
    // The database closes last: whatever the requests in flight still need is there.
    app.addHook("onClose", () => db.close());
    const host = options.host ?? "127.0.0.1";
    await app.listen({ host, port: options.port ?? 0 });
    const { port } = app.server.address() as AddressInfo; // listening on TCP
    const hosts = data.tenants.flatMap(({ site }) => site.hosts.slice(0, 1));
    const stopPruning = startPruning(
      () => pruneClickLog(db, new Date()),
      (error) => app.log.error({ err: error }, "the click log could not be pruned"),
    );
    let closing: Promise<void> | undefined;
    return {
      hosts,
      useServices,
      url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
      close: () => (closing ??= stopPruning().then(() => app.close())),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
};
