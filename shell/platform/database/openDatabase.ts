import { mkdirSync } from "node:fs";

import type { Database } from "./Database";
import type { DiskRoom } from "./DiskRoom";
import { openEmbedded } from "./openEmbedded";
import { openServer } from "./openServer";

export interface DatabaseOptions {
  /** The product's data directory: the embedded database lives in its folder `platform`. Neither given: in memory. */
  readonly dataDir?: string | undefined;
  /** A PostgreSQL server (15 or newer) instead of the embedded database: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string | undefined;
  /** Whether the disk of the embedded database takes writes; default: what the data directory says. */
  readonly room?: DiskRoom | undefined;
}

/**
 * Opens the database; it has no tables until `migrate` has run.
 * @throws Error when another process has the data directory open
 */
export const openDatabase = async ({ dataDir, databaseUrl, room }: DatabaseOptions): Promise<Database> => {
  if (dataDir !== undefined && databaseUrl === undefined) mkdirSync(dataDir, { recursive: true });
  const db = databaseUrl === undefined ? await openEmbedded(dataDir, undefined, room) : openServer(databaseUrl);
  let closing: Promise<void> | undefined;
  return { transaction: (work) => db.transaction(work), close: () => (closing ??= db.close()) };
};
