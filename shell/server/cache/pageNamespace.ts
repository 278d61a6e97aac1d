import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * What makes a page besides all that is in its key. Processes share pages only where it is the same for all of them.
 * @param builtFiles of the shell, by path: another build writes other pages under the same release
 * @param settings of the environment that are in a page, and what tells one platform's data from another's
 */
export const pageNamespace = (builtFiles: readonly string[], settings: Readonly<Record<string, unknown>>): string => {
  const hash = createHash("sha256");
  for (const file of builtFiles) hash.update(createHash("sha256").update(readFileSync(file)).digest());
  return hash.update(JSON.stringify(settings)).digest("base64url").slice(0, 22);
};
