import * as z from "zod/mini";

import { Anchor } from "../../contract/Anchor";
import { Dye } from "../../contract/Dye";
import { LocalPath } from "../../contract/SiteLink";

const count = z.int().check(z.positive());

const Kind = z.object({
  /** In the address: `?kind=smk`. */
  key: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  name: z.string(),
  dye: Dye,
});
export type Kind = z.infer<typeof Kind>;

const Client = z.object({
  name: z.string(),
  /** A key of `kinds`. */
  kind: z.string(),
  pupils: z.optional(count),
  hasLeft: z.optional(z.boolean()),
  /** The page that tells its case. */
  href: z.optional(LocalPath),
});
export type Client = z.infer<typeof Client>;

const Year = z.object({ year: count, joined: count, clients: z.array(Client).check(z.minLength(1)) });

export const EnrolmentProps = z
  .object({
    anchor: Anchor,
    /** Heard, not seen. */
    title: z.string(),
    kinds: z.array(Kind).check(z.minLength(2), z.maxLength(6)),
    /** The newest first. */
    years: z.array(Year).check(z.minLength(1)),
    /** The address's query, as the page puts it here: what a site writes is overwritten. */
    asked: z.optional(z.record(z.string(), z.string())),
  })
  .check(
    z.refine(({ kinds, years }) => {
      const keys = new Set(kinds.map(({ key }) => key));
      return years.every(({ clients }) => clients.every(({ kind }) => keys.has(kind)));
    }, "each client is of a kind in the list"),
    z.refine(
      ({ years }) => years.every(({ joined, clients }) => clients.length <= joined),
      "no year names more than joined in it",
    ),
  );
export type EnrolmentProps = z.infer<typeof EnrolmentProps>;
