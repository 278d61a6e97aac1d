import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { PGlite } from "@electric-sql/pglite";

import type { Database } from "../database/Database";
import { openEmbedded } from "../database/openEmbedded";

const ENGINE = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
const { version } = JSON.parse(readFileSync(join(ENGINE, "..", "package.json"), "utf8")) as { version: string }; // npm's own format

/** Kept from one run to the next: PostgreSQL needs seconds of the processor to make an empty database, and a tenth of that to copy one. */
const EMPTY = join(tmpdir(), `serambi-empty-database-${version}.tar`);

const makeEmpty = async (): Promise<void> => {
  const made = await PGlite.create();
  const dump = await made.dumpDataDir("none");
  await made.close();
  // Whole or not there: another test may be making it too.
  const unfinished = `${EMPTY}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, EMPTY);
};

/** Another, empty database in memory. */
export const openInMemory = async (): Promise<Database> => {
  if (!existsSync(EMPTY)) await makeEmpty();
  return openEmbedded(undefined, new Blob([readFileSync(EMPTY)]));
};
