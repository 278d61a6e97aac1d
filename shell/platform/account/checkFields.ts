import * as z from "zod";

import type { AccountMessages } from "./messages/en";

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 200;
const MAX_NAME = 100;

/** Tried first by whoever guesses. */
const KNOWN = new Set(
  "password password1 passw0rd 12345678 123456789 1234567890 11111111 00000000 87654321 qwertyui qwerty123 qwertyuiop 1q2w3e4r asdfghjk iloveyou sayangku bismillah indonesia rahasia1 katasandi serambi1 admin123 administrator welcome1 letmein1 abcd1234 abc12345 football baseball superman sunshine princess computer".split(
    " ",
  ),
);

const Email = z.email().max(254);

export const emailError = (email: string, t: AccountMessages): string | undefined =>
  Email.safeParse(email).success ? undefined : t.errors.email;

export const nameError = (name: string, t: AccountMessages): string | undefined =>
  name === "" || name.length > MAX_NAME ? t.errors.name : undefined;

/** Tells whether a password is one that everybody tries, or the e-mail itself. */
export const isKnownPassword = (password: string, email: string): boolean => {
  const plain = password.toLowerCase();
  return KNOWN.has(plain) || plain === email;
};

export const passwordError = (password: string, email: string, t: AccountMessages): string | undefined => {
  if (password.length < MIN_PASSWORD) return t.errors.password;
  if (password.length > MAX_PASSWORD) return t.errors.passwordLong;
  return isKnownPassword(password, email) ? t.errors.passwordKnown : undefined;
};

/** Those that are wrong. */
export const wrongOf = (errors: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined));
