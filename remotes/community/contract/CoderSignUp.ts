import * as z from "zod/mini";

import { ADULT_YEARS, yearsOn } from "./ages";
import { emailField, nameField, optionalLine, phoneField } from "./fields";

/** The body of `auth/signup/coder`. (spec forms-and-payments, "Coder sign-up") */
export const CoderSignUp = z.object({
  fullName: nameField(),
  username: z.string().check(z.trim(), z.regex(/^[a-z0-9_]{4,20}$/)),
  email: emailField(),
  phone: phoneField(),
  password: z.string().check(z.minLength(8), z.maxLength(72)),
  birthDate: z.iso.date(),
  /** Wanted of whoever is under 18; else empty. */
  guardianEmail: z.union([z.literal(""), emailField()]),
  /** Address that the site is visited at, for the link in the letter. */
  origin: optionalLine(300),
});
export type CoderSignUp = z.infer<typeof CoderSignUp>;

const OLDEST_YEARS = 120;
const YOUNGEST_YEARS = 6;

/** Fields that are wrong on a day, besides those that the schema refuses. */
export const ageFaults = (
  { birthDate, guardianEmail, email }: Pick<CoderSignUp, "birthDate" | "guardianEmail" | "email">,
  day: string,
): readonly ("birthDate" | "guardianEmail")[] => {
  const years = yearsOn(birthDate, day);
  if (years < YOUNGEST_YEARS || years > OLDEST_YEARS) return ["birthDate"];
  if (years >= ADULT_YEARS) return [];
  return guardianEmail === "" || guardianEmail.toLowerCase() === email.toLowerCase() ? ["guardianEmail"] : [];
};
