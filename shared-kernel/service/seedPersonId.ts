import { createHash } from "node:crypto";

/**
 * Id of a person of the seed, the same on every installation: what services seed about persons is found by it.
 * @param email in small letters
 */
export const seedPersonId = (email: string): string => {
  const hex = createHash("sha256").update(`serambi seed person ${email}`).digest("hex");
  // A UUID of version 8: its bits are its maker's own (RFC 9562, section 5.8).
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
};
