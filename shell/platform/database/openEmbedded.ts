import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";

import { claimDataDir } from "./claimDataDir";
import type { Database } from "./Database";
import { DiskRoom } from "./DiskRoom";
import { ReadableFolder } from "./ReadableFolder";
import { SpareRoom } from "./SpareRoom";

/*
 * PGlite turns fsync off and hands every write to the operating system at once, so a killed process loses nothing;
 * `relaxedDurability` changes nothing for a folder. Its default of 128 MB shared buffers is memory that each start
 * touches: the whole database is smaller than the buffers kept here.
 * It has no process that makes checkpoints, and without one the files that it writes ahead only grow: they are made here. One that finds
 * no room for its list of replication origins would stop the engine; without origins there is no list.
 */
const SETTINGS = ["shared_buffers=8MB", "min_wal_size=32MB", "max_wal_size=64MB", "max_active_replication_origins=0"];
const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])];
/** PostgreSQL's own default. Where nothing was written, it costs nothing. */
const CHECKPOINT_MS = 5 * 60_000;

const open = (folder?: string, template?: Blob): Promise<PGlite> =>
  PGlite.create({
    startParams,
    ...(folder !== undefined && { fs: new ReadableFolder(folder) }),
    ...(template && { loadDataDir: template }),
  });

/** A first start that is interrupted must not leave half a database behind: it is made beside its place and moved there. */
const initialise = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  const clear = (): void => rmSync(unfinished, { recursive: true, force: true });
  clear();
  try {
    await (await open(unfinished)).close();
    renameSync(unfinished, folder);
  } catch (error) {
    clear();
    throw error;
  }
};

const isMade = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));

const openFolder = async (folder: string, spare: SpareRoom, room: DiskRoom): Promise<PGlite> => {
  if (!isMade(folder) && room.state !== "writable") throw new Error("There is no room");
  if (!isMade(folder)) await initialise(folder);
  spare.give();
  try {
    return await open(folder);
  } finally {
    spare.take();
  }
};

/** The engine says of a disk without room that it "failed to initialize properly", and throws a bare object where it makes a database. */
const inWords = (error: unknown, folder: string, { state }: DiskRoom): unknown => {
  if (state === "writable") return error;
  const what = isMade(folder) ? "opened" : "made";
  const why = state === "full" ? "its disk is full" : "it cannot be written to";
  return new Error(`The database in ${folder} could not be ${what}: ${why}`, { cause: error });
};

/** @returns stops them */
const makeCheckpoints = (client: PGlite, room: DiskRoom): (() => void) => {
  const timer = setInterval(() => {
    // One that fails is made up for by the next.
    if (room.state === "writable") client.exec("checkpoint").catch(() => undefined);
  }, CHECKPOINT_MS).unref();
  return () => clearInterval(timer);
};

/**
 * Queries run inside this thread, one transaction after another without a pause: whoever knocks meanwhile would not be
 * let in until all that wait have had theirs. (Node takes one new connection each time it looks.)
 */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const inMemory = async (template?: Blob): Promise<Database> => {
  const client = await open(undefined, template);
  const db = drizzle(client);
  return {
    transaction: (work) =>
      db.transaction(async (tx) => {
        await turn();
        return work(tx);
      }),
    close: () => client.close(),
  };
};

/**
 * PostgreSQL inside this process (PGlite), in `<dataDir>/platform` or in memory. It has one connection:
 * transactions run one after another. Those that begin while the disk takes no writes can only read.
 * @param template what `dumpDataDir` gave of an empty database: one in memory is a copy of it
 * @throws Error when another process has the data directory open, or it cannot be written to
 */
export const openEmbedded = async (
  dataDir?: string,
  template?: Blob,
  room: DiskRoom | undefined = dataDir === undefined ? undefined : new DiskRoom(dataDir),
): Promise<Database> => {
  if (dataDir === undefined || !room) return inMemory(template);
  const folder = join(dataDir, "platform");
  const spare = new SpareRoom(join(dataDir, "platform.spare"));
  const release = claimDataDir(join(dataDir, "platform.lock"));
  try {
    const client = await openFolder(folder, spare, room);
    const db = drizzle(client);
    const stopCheckpoints = makeCheckpoints(client, room);
    return {
      transaction: (work) =>
        db.transaction(async (tx) => {
          await turn();
          if (room.state !== "writable") await tx.execute(sql`set transaction read only`);
          return work(tx);
        }),
      async close() {
        stopCheckpoints();
        await client.close();
        spare.take();
        release();
      },
    };
  } catch (error) {
    release();
    throw inWords(error, folder, room);
  }
};
