import type { AddressInfo } from "node:net";

import type { DescribedSections } from "@serambi/kernel/cms";
import type { Service } from "@serambi/kernel/service";
import type { FastifyBaseLogger } from "fastify";

import type { AccountAppOptions } from "./account/createAccountApp";
import { mailJob } from "./account/mail/mailJob";
import { pruneAccounts } from "./account/pruneAccounts";
import { accountSecret } from "./account/seal";
import { startAccountSite } from "./account/startAccountSite";
import { buildApp } from "./app/buildApp";
import { isNoRoom } from "./app/DiskFaults";
import type { LogLevel } from "./app/createApp";
import { appTokenKey } from "./app/openAppToken";
import type { Database } from "./database/Database";
import { DiskRoom, type DiskState } from "./database/DiskRoom";
import { migrate } from "./database/migrate";
import { openDatabase } from "./database/openDatabase";
import { appVersion } from "./database/schema";
import { SERVICE_JOB } from "./remote-services/lendTools";
import { serviceJobs } from "./remote-services/serviceJobs";
import { PUBLISH_JOB, publishJob } from "./services/cms/publishJob";
import { Queue, type JobHandler } from "./queue/Queue";
import { evaluateService } from "./remote-services/evaluateService";
import type { ServiceFailure, ServiceHost, ServiceVersion } from "./remote-services/ServiceHost";
import { seedData } from "./seed";
import { seedPersons } from "./seed/persons/seedPersons";
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

/** The platform's parts of the versions of remotes that are live. */
export interface LiveParts {
  readonly services: readonly BuiltService[];
  /** What slots take, as JSON schemas, by their names: a site's sections are checked by them. */
  readonly slots: Readonly<Record<string, unknown>>;
  /** Slots that people may put on a page, by remotes. */
  readonly sections: readonly DescribedSections[];
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
  /** The account site's; default 0: any free port. */
  readonly accountPort?: number | undefined;
  /** Default `warn`. */
  readonly logLevel?: LogLevel | undefined;
  /** Public address of the account site, as `http://account.localhost:3000`; missing: that name, at any port that the shell is asked at. */
  readonly accountOrigin?: string | undefined;
  /** Another OpenID provider in its place (`ACCOUNT_URL`), whose id tokens are believed. */
  readonly issuer?: string | undefined;
  /** Whether the account site shows every letter at `/__outbox`: to anybody who asks. Default false. */
  readonly isDevelopment?: boolean | undefined;
  /** `smtps://user:password@host`: letters are sent. Missing: they stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /** Who writes; default `Serambi <no-reply@serambi.example>`. */
  readonly mailFrom?: string | undefined;
  /** Variables of the process, of which services of remotes are lent those of their own name. Missing: none. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** Those of the live versions; migrated and seeded before the platform answers. */
  readonly live?: LiveParts | undefined;
}

export interface Platform {
  /** `http://127.0.0.1:41234`, no trailing slash. */
  readonly url: string;
  /** Where the account site listens, on loopback: `http://127.0.0.1:41235`. */
  readonly accountUrl: string;
  /** What the persons of the seed (`superadmin@serambi.example` … `lead-region@serambi.example`) sign in with, until they change it; undefined where it was made elsewhere. */
  readonly seedPassword: string | undefined;
  /** One host name of each site that it was seeded with. */
  readonly hosts: readonly string[];
  /**
   * Runs exactly these services from now on: of a version that is new its tables and seed are brought up to date, one that is not among them
   * answers no more. Calls in flight end as they began.
   * @returns what failed, which is logged too; what the same remote had before goes on
   */
  runLive(live: LiveParts): Promise<readonly ServiceFailure[]>;
  /** Tells `listener` the key of each site that a job has changed for its visitors; of other changes the answer to the call tells. */
  onSiteChanged(listener: (key: string) => void): void;
  /** Tells `listener` whether the disk takes writes: with each change, and now where it takes none. */
  onDiskState(listener: (state: DiskState) => void): void;
  /** Finishes the requests in flight and closes the database. May be called again. */
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";

const versionsOf = (services: readonly BuiltService[]): ServiceVersion[] =>
  services.map(({ id, version, code }) => ({ id, version, code, load: () => evaluateService(id, code) }));

/** The app over an open database, with the services that it starts with. */
const openApp = async (db: Database, { appTokenSecret, clientId, clientSecret, ...options }: PlatformOptions) => {
  const { accountOrigin, issuer, variables = {} } = options;
  const client = { clientId, clientSecret };
  const deps = {
    db,
    appTokenKey: appTokenKey(appTokenSecret),
    ...client,
    now: () => new Date(),
    accountOrigin,
    issuer,
    variables,
    slotOf: (name: string) => slots.get(name),
    sections: () => sections,
  };
  let slots: ReadonlyMap<string, unknown> = new Map();
  let sections: readonly DescribedSections[] = [];
  const { app, services, deps: allDeps } = buildApp(deps, options.logLevel);
  const runLive = async (live: LiveParts): Promise<readonly ServiceFailure[]> => {
    slots = new Map(Object.entries(live.slots));
    sections = live.sections;
    const failures = await services.use(versionsOf(live.services));
    for (const failure of failures) app.log.error(failure, "a service could not be loaded");
    return failures;
  };
  await runLive(options.live ?? { services: [], slots: {}, sections: [] });
  return { app, runLive, services, deps: allDeps };
};

const accountOptions = (db: Database, options: PlatformOptions, services: ServiceHost): AccountAppOptions => ({
  db,
  services: () => services.live,
  secret: accountSecret(appTokenKey(options.appTokenSecret)),
  clientId: options.clientId,
  clientSecret: options.clientSecret,
  now: () => new Date(),
  accountOrigin: options.accountOrigin,
  isOutboxOpen: options.isDevelopment === true,
  logLevel: options.logLevel ?? "warn",
});

interface QueueParts {
  readonly log: FastifyBaseLogger;
  readonly serviceOf: (id: string) => Service | undefined;
  readonly publish: JobHandler;
  readonly onSiteChanged: (key: string) => void;
}

const unlessNoRoom = (error: unknown): undefined => {
  if (!isNoRoom(error)) throw error;
};

/**
 * Writes what the seed has anew. Where the disk takes nothing, what an earlier start wrote serves, and a later one writes the rest.
 * @returns the password of the seed's persons
 */
const writeSeed = async (db: Database, data: SeedData, dataDir: string | undefined): Promise<string | undefined> => {
  try {
    await seed(db, data);
    return await seedPersons(db, dataDir);
  } catch (error) {
    const [known] = await db.transaction((tx) => tx.select({ version: appVersion.version }).from(appVersion));
    if (!known) throw error;
    return unlessNoRoom(error);
  }
};

const inWords = (error: unknown, { databaseUrl, dataDir = "" }: PlatformOptions): unknown =>
  isNoRoom(error)
    ? new Error(
        `The database in ${databaseUrl === undefined ? dataDir : "DATABASE_URL"} takes no writes, and this version has to write to it before it can start`,
        { cause: error },
      )
    : error;

const startQueue = async (
  db: Database,
  { smtpUrl, mailFrom, databaseUrl, variables = {} }: PlatformOptions,
  { log, serviceOf, publish, onSiteChanged }: QueueParts,
): Promise<Queue> => {
  const now = () => new Date();
  const queue = new Queue({
    db,
    now,
    handlers: {
      mail: mailJob({ db, now, smtpUrl, from: mailFrom ?? "Serambi <no-reply@serambi.example>" }),
      [SERVICE_JOB]: serviceJobs({ serviceOf, now, variables, onSiteChanged }),
      [PUBLISH_JOB]: publish,
    },
    onFailure: (kind, reason, isFinal) => log.error({ reason, kind, isFinal }, "a job failed"),
  });
  // One process has the embedded database: what is taken there was taken by one that is gone.
  if (databaseUrl === undefined) await queue.giveBack().catch(unlessNoRoom);
  queue.start();
  return queue;
};

/**
 * The embedded platform, migrated, seeded and listening.
 * @throws Error when the database cannot be opened, is newer than this version, or the port is taken
 */
export const startPlatform = async (options: PlatformOptions, data: SeedData = seedData): Promise<Platform> => {
  const { dataDir, databaseUrl } = options;
  const room = dataDir === undefined || databaseUrl !== undefined ? undefined : new DiskRoom(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl, room });
  try {
    await migrate(db);
    const seedPassword = await writeSeed(db, data, dataDir);
    const { app, runLive, services, deps } = await openApp(db, options);
    let tellDisk: (state: DiskState) => void = () => undefined;
    room?.watch((state) => {
      tellDisk(state);
      if (state === "writable") app.log.warn({ folder: room.folder }, "the disk takes writes again");
      else
        app.log.error(
          { folder: room.folder, state },
          "the disk takes no writes: nothing can be saved, pages are served",
        );
    });
    // The database closes last: whatever the requests in flight still need is there.
    app.addHook("onClose", () => db.close());
    const host = options.host ?? LOOPBACK;
    await app.listen({ host, port: options.port ?? 0 });
    const { port } = app.server.address() as AddressInfo; // listening on TCP
    const hosts = data.tenants.flatMap(({ site }) => site.hosts.slice(0, 1));
    const accountSite = await startAccountSite(accountOptions(db, options, services), LOOPBACK, options.accountPort);
    let tellChanged: (key: string) => void = () => undefined;
    const onSiteChanged = (key: string): void => tellChanged(key);
    const queue = await startQueue(db, options, {
      log: app.log,
      serviceOf: (id) => services.serviceOf(id),
      publish: publishJob(deps, onSiteChanged),
      onSiteChanged,
    });
    const stopPruning = startPruning(
      async () => {
        await pruneClickLog(db, new Date());
        await pruneAccounts(db, new Date());
      },
      (error) => app.log.error({ err: error }, "what is over could not be pruned"),
    );
    const stop = async (): Promise<void> => {
      await stopPruning();
      await accountSite.close();
      await queue.stop();
      await app.close();
    };
    let closing: Promise<void> | undefined;
    return {
      hosts,
      seedPassword,
      runLive,
      onSiteChanged: (listener) => {
        tellChanged = listener;
      },
      onDiskState: (listener) => {
        tellDisk = listener;
        if (room && room.state !== "writable") listener(room.state);
      },
      url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
      accountUrl: accountSite.url,
      close: () => (closing ??= stop()),
    };
  } catch (error) {
    await db.close();
    throw inWords(error, options);
  }
};
