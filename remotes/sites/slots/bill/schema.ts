import * as z from "zod/mini";

import { Dye } from "../../contract/Dye";
import { Picture } from "../../contract/Picture";
import { SiteLink } from "../../contract/SiteLink";

const count = z.int().check(z.positive());

/** Rates of a school. Amounts are whole Rupiah for one active pupil in one billed month. */
const Rates = z.object({
  /** A single school with fewer pupils pays nothing. */
  freeBelow: count,
  schoolIdr: count,
  foundationIdr: count,
  /** From so many schools under one contract the rate is the foundation's. */
  foundationFrom: count,
  billedMonths: count.check(z.maximum(12)),
  /** Months that are not paid where the year is paid at once. */
  freeMonths: z.int().check(z.nonnegative()),
  /** Share of the net amount. */
  taxPercent: z.number().check(z.nonnegative(), z.maximum(100)),
});
export type Rates = z.infer<typeof Rates>;

const School = z.object({
  /** In the address: `?like=bahari`. */
  key: z.string().check(z.regex(/^[a-z]+$/)),
  name: z.string(),
  /** Beside the name on the bill. */
  place: z.string(),
  dye: Dye,
  picture: Picture,
  pupils: count,
  schools: count,
});
export type School = z.infer<typeof School>;

export const BillProps = z.object({
  /** Required: the form leads back to it. */
  anchor: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Heard, not seen. */
  title: z.string(),
  /** Name of the choice of a school that is similar; heard, not seen. */
  legend: z.string(),
  /** The first is shown until something else is asked. */
  schools: z.array(School).check(z.minLength(1), z.maxLength(4)),
  rates: Rates,
  plans: z.object({ free: z.string(), school: z.string(), foundation: z.string() }),
  /** Most pupils and schools that are reckoned for; above that one writes. */
  limits: z.object({ pupils: count, schools: count }),
  /** The reason for billing fewer months than a year has. */
  monthsNote: z.string(),
  /** Beside the name of the tax: how it is found. */
  taxNote: z.string(),
  how: z.object({ title: z.string(), steps: z.array(z.string()).check(z.minLength(1)) }),
  actions: z.optional(z.array(SiteLink)),
  /** The address's query, as the page puts it here: what a site writes is overwritten. */
  asked: z.optional(z.record(z.string(), z.string())),
});
export type BillProps = z.infer<typeof BillProps>;
