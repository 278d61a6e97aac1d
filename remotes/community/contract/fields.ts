import { parsePhone } from "@serambi/kernel/i18n";
import * as z from "zod/mini";

/** The rules that all public forms share: one schema for page, action and endpoint. */
const line = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    // PostgreSQL has no NUL in texts.
    z.refine((value) => !value.includes("\0")),
  );

export const requiredLine = line;
export const optionalLine = (max: number) => z._default(line(0, max), "");

export const nameField = () => line(3, 100);
export const emailField = () => z.pipe(line(1, 254), z.email());

/** As it is stored, `+62…`. */
export const phoneField = () =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(30)),
      z.transform((typed: string) => parsePhone(typed) ?? ""),
    ),
    z.string().check(z.minLength(1)),
  );

/** Made when the form was opened; empty where no script runs. */
export const keyField = () => z._default(z.string().check(z.regex(/^(?:[0-9a-f]{32})?$/)), "");
