/** Without what is easily taken for another: I, O, 0 and 1. They are 32, so that every byte gives each as often. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** A new code, as it is kept: 60 bits that nobody guesses. */
export const makeCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join("");

/** As it is printed: `7KQ2-M4XD-9PWT`. */
export const printedCode = (code: string): string => code.replace(GROUP, "$&-");

/** As it is kept, from what a person typed: any letter case, with or without dashes and spaces. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();
