import { createHash, randomBytes } from "node:crypto";

/** A secret that a browser or a letter holds: 256 bits. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of it: a copy of the table opens nothing. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
