import * as z from "zod/mini";

/** One thing that can be bought, and what it costs with the voucher that was named. */
const Option = z.object({
  kind: z.enum(["course", "pass"]),
  months: z.nullable(z.int()),
  priceIdr: z.int(),
  discountIdr: z.int(),
  taxIdr: z.int(),
  totalIdr: z.int(),
});
export type OfferOption = z.infer<typeof Option>;

/** What a class costs whoever asks. */
export const Offer = z.object({
  slug: z.string(),
  title: z.string(),
  options: z.array(Option).check(z.minLength(1)),
  /** Why the voucher that was named does not count; null where it does, or none was named. */
  voucherFault: z.nullable(z.string()),
  hasAccess: z.boolean(),
  /** An invoice of the asker for this that can still be paid. */
  pending: z.nullable(z.object({ number: z.string(), payAt: z.nullable(z.string()), expiresAt: z.string() })),
});
export type Offer = z.infer<typeof Offer>;
