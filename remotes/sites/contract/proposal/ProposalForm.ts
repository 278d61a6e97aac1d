import { parsePhone } from "@serambi/kernel/i18n";
import * as z from "zod/mini";

import { MAX_EMAIL, MAX_NAME, MAX_NEEDS, MAX_ORGANIZATION, MAX_PEOPLE } from "./limits";
import { readCount } from "./readCount";

const line = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    // PostgreSQL has no NUL in texts.
    z.refine((value) => !value.includes("\0")),
  );

export const KindKey = z.string().check(z.regex(/^[a-z][a-z-]{1,29}$/));

/** A request for a proposal: one schema for the page's action and the endpoint. */
export const ProposalForm = z.object({
  kind: KindKey,
  organization: line(2, MAX_ORGANIZATION),
  people: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(readCount)),
    z.int().check(z.minimum(1), z.maximum(MAX_PEOPLE)),
  ),
  /** The month in which it should begin, `2027-01`. */
  start: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  /** One of the kind's choices. */
  choice: line(1, 80),
  needs: line(10, MAX_NEEDS),
  name: line(3, MAX_NAME),
  email: z.pipe(line(1, MAX_EMAIL), z.email()),
  /** As it is stored, `+62…`. */
  phone: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(30)),
      z.transform((typed: string) => parsePhone(typed) ?? ""),
    ),
    z.string().check(z.minLength(1)),
  ),
  consent: z.literal("1"),
  /** Made when the form was opened; empty where no script runs. */
  key: z._default(z.string().check(z.regex(/^(?:[0-9a-f]{32})?$/)), ""),
});
export type ProposalForm = z.infer<typeof ProposalForm>;
