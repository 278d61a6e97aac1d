import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Artefact } from "../../schema";
import type { Site } from "../Site";

/** Tells all that decides what a remote's draws take: its code, its fixtures, and the site that they are shown on. */
export const drawsDigest = async (
  dist: string,
  { server, version }: Artefact,
  fixtures: string | null,
  [site]: readonly Site[],
): Promise<string> => {
  const code = await readFile(join(dist, server), "utf8");
  const hash = createHash("sha256").update(code.replaceAll(version, ""));
  if (fixtures !== null) hash.update(await readFile(fixtures));
  return hash
    .update(JSON.stringify(site ?? null))
    .digest("base64url")
    .slice(0, 22);
};
