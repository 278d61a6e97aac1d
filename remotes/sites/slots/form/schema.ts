import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";

const Asked = {
  /** Names the answer in the letter that is sent; unique within the form. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  label: z.string(),
  help: z.optional(z.string()),
  isRequired: z.optional(z.boolean()),
};

const Field = z.discriminatedUnion("kind", [
  z.object({
    ...Asked,
    kind: z.literal("line"),
    placeholder: z.optional(z.string()),
    keyboard: z.optional(z.enum(["text", "tel", "numeric"])),
    /** What a browser may fill in: a token of the `autocomplete` attribute. */
    autoComplete: z.optional(z.string()),
  }),
  z.object({ ...Asked, kind: z.literal("lines"), rows: z.int().check(z.positive()) }),
  z.object({ ...Asked, kind: z.literal("choice"), options: z.array(z.string()).check(z.minLength(2)) }),
  z.object({ ...Asked, kind: z.literal("consent"), statement: z.string() }),
]);

export const FormProps = z.object({
  anchor: Anchor,
  /** Stands on the line that separates this part from what is above it. */
  tear: z.string(),
  part: z.string(),
  title: z.string(),
  /** Number of the first question; missing: 1. */
  first: z.optional(z.int().check(z.positive())),
  /** Two fields of one row stand side by side. */
  rows: z.array(z.array(Field).check(z.minLength(1), z.maxLength(2))).check(z.minLength(1)),
  /** Where the answers go: as a letter of the visitor's own mail programme. */
  mail: z.object({ to: z.email(), subject: z.string() }),
  submit: z.string(),
  note: z.string(),
});
export type FormProps = z.infer<typeof FormProps>;
export type FieldProps = z.infer<typeof Field>;
