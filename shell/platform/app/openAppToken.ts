import { createDecipheriv, createHash } from "node:crypto";

import * as z from "zod";

const COUNTER_BYTES = 16;
/** JSON of a token with the longest host name: nothing longer is worth decrypting. */
const MAX_LENGTH = 2_048;

/** What an app token carries (decisions, section 2). `timestamp` in milliseconds. */
const AppToken = z.object({
  token: z.string().min(1),
  code: z.string().min(1),
  timestamp: z.number(),
  host: z.string().min(1).max(255),
});
export type AppToken = z.infer<typeof AppToken>;

/** AES-256 wants 32 bytes whatever the secret's length. */
export const appTokenKey = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/**
 * Decrypts the `app-token` header: base64url of the counter block and the AES-256-CTR ciphertext. Counter mode
 * does not authenticate: what makes a token valid is that its token and code are known.
 * @returns null for anything that is not an app token made with this key
 */
export const openAppToken = (header: unknown, key: Buffer): AppToken | null => {
  if (typeof header !== "string" || header.length > MAX_LENGTH) return null;
  const bytes = Buffer.from(header, "base64url");
  if (bytes.length <= COUNTER_BYTES) return null;
  const decipher = createDecipheriv("aes-256-ctr", key, bytes.subarray(0, COUNTER_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(COUNTER_BYTES)), decipher.final()]).toString("utf8");
  try {
    return AppToken.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // another key gives noise, not JSON
  }
};
