import { createHash } from "node:crypto";

const digests = new WeakMap<object, string>();

/**
 * What settings say, in 22 letters: the same in every process. A site's settings are the same object as long as nothing in them
 * changed, so this is computed once for each change.
 */
export const settingsDigest = (settings: object): string => {
  const known = digests.get(settings);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(JSON.stringify(settings)).digest("base64url").slice(0, 22);
  digests.set(settings, digest);
  return digest;
};
