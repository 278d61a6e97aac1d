import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { z } from "zod";

import { makeAddressSecret, type BuildServer } from "./BuildServer";

const Kept = z.object({ secret: z.string().regex(/^[\w-]{16,64}$/) });

/** So many ports from the first are tried: one for each remote that is developed at the same time. */
const PORTS = 10;

/** The secret part of a local build's address: made once, so that a page finds the build again when the command is run again. */
export const keptSecret = async (file: string): Promise<string> => {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text !== null) return Kept.parse(JSON.parse(text)).secret;
  const secret = makeAddressSecret();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ secret })}\n`, { mode: 0o600 });
  return secret;
};

const isTaken = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EADDRINUSE";

/** Listens on the first port that is free. @throws Error where none of them is */
export const listenFrom = async (server: BuildServer, first: number): Promise<void> => {
  for (let port = first; port < first + PORTS; port += 1) {
    try {
      return await server.listen(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`The ports ${first} to ${first + PORTS - 1} are taken. Choose another one with --port`);
};
