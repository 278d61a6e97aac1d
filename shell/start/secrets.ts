import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

const Secrets = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(32),
  appTokenSecret: z.string().min(32),
});

/** What shell and embedded platform share; neither leaves the server. */
export type Secrets = z.infer<typeof Secrets>;

/** The secrets of the embedded platform: made at the first start, kept in the data directory for its owner alone. */
export const embeddedSecrets = async (dataDir: string): Promise<Secrets> => {
  const path = join(dataDir, "secrets.json");
  const kept = await readFile(path, "utf8").catch(() => null);
  if (kept !== null) return Secrets.parse(JSON.parse(kept));
  const made: Secrets = {
    clientId: "serambi-shell",
    clientSecret: randomBytes(32).toString("base64url"),
    appTokenSecret: randomBytes(32).toString("base64url"),
  };
  await mkdir(dataDir, { recursive: true });
  // Whole or not there: half a file would keep every later start from reading it.
  await writeFile(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
};
