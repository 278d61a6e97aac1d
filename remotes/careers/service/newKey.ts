import { createHash, randomBytes, randomInt } from "node:crypto";

/** 192 bits: nobody comes upon it by trying. */
export const newKey = (): string => randomBytes(24).toString("base64url");

/** Without letters that are taken for one another. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** To be read out over the telephone. */
export const newNumber = (): string => `L-${letters(6)}`;

/** An id of a job or a talent: part of an address. */
export const newId = (): string => letters(10).toLowerCase();

/**
 * What a form is known by once it was sent: its key together with who sends it and for what.
 * @param key as the browser made it; without scripts there is none, and the form is known by nothing but its content
 */
export const formKey = (key: string, ...parts: readonly string[]): string =>
  key === ""
    ? newKey()
    : createHash("sha256")
        .update([key, ...parts].join("\n"))
        .digest("base64url");
