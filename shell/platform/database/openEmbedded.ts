import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";

import { claimDataDir } from "./claimDataDir";
import type { Database } from "./Database";

/*
 * PGlite turns fsync off and hands every write to the operating system at once, so a killed process loses nothing;
 * `relaxedDurability` changes nothing for a folder. Its default of 128 MB shared buffers is memory that each start
 * touches: the whole database is smaller than the buffers kept here.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

const open = (folder?: string, template?: Blob): Promise<PGlite> =>
  PGlite.create({
    startParams,
    ...(folder !== undefined && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
  });

/** A first start that is interrupted must not leave half a database behind: it is made beside its place and moved there. */
const initialise = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await open(unfinished)).close();
  renameSync(unfinished, folder);
};

const openFolder = async (folder: string): Promise<PGlite> => {
  if (!existsSync(join(folder, "PG_VERSION"))) await initialise(folder);
  return open(folder);
};

/**
 * Queries run inside this thread, one transaction after another without a pause: whoever knocks meanwhile would not be
 * let in until all that wait have had theirs. (Node takes one new connection each time it looks.)
 */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * PostgreSQL inside this process (PGlite), in `<dataDir>/platform` or in memory. It has one connection:
 * transactions run one after another.
 * @param template what `dumpDataDir` gave of an empty database: one in memory is a copy of it
 * @throws Error when another process has the data directory open
 */
export const openEmbedded = async (dataDir?: string, template?: Blob): Promise<Database> => {
  const release = dataDir === undefined ? () => undefined : claimDataDir(join(dataDir, "platform.lock"));
  try {
    const client = await (dataDir === undefined ? open(undefined, template) : openFolder(join(dataDir, "platform")));
    const db = drizzle(client);
    return {
      transaction: (work) =>
        db.transaction(async (tx) => {
          await turn();
          return work(tx);
        }),
      async close() {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
