import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares secrets without telling by its time where they differ. */
export const isSameText = (given: string, expected: string): boolean =>
  expected !== "" && timingSafeEqual(digest(given), digest(expected));
