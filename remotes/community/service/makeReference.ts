import { randomBytes } from "node:crypto";

/** Without letters that are read as digits. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that a visitor can say over the telephone: `DM-7QK2M9XA`, 40 random bits. */
export const makeReference = (prefix: string): string =>
  `${prefix}-${Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join("")}`;
