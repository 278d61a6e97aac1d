import { createHash } from "node:crypto";

const BYTES = 6;
const RANGE = 256 ** BYTES;

/**
 * Where a visitor stands among all visitors of a tenant, from 0 up to but not 100: they get a canary of weight `w` where
 * this is below `w`. One number for all remotes and all versions, so that they stay where they are when versions move.
 * @param salt of the registry, so that nobody can choose where they stand by choosing an id
 */
export const cohortOf = (salt: string, tenant: string, visitor: string): number =>
  (createHash("sha256")
    .update(JSON.stringify([salt, tenant, visitor]))
    .digest()
    .readUIntBE(0, BYTES) /
    RANGE) *
  100;
