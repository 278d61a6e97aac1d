import type { ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { Offer } from "../../contract/Offer";
import { hasRight } from "../access";
import { readSetting } from "../settings";
import { checkVoucher, voucherCode, type VoucherCheck } from "../vouchers/vouchers";
import type { Work } from "../Work";
import { priceWith } from "./price";
import { INVOICE_COLUMNS, toInvoice, type InvoiceRow } from "./rows";

/** State of a class that is over: nobody joins any more. */
const ENDED = "ended";

/** What of a class its price depends on; the services host says it (`class/overview`). */
const SoldClass = z.object({
  slug: z.string(),
  name: z.string(),
  classroomId: z.string(),
  priceIdr: z.number().int(),
  state: z.string(),
});
export type SoldClass = z.infer<typeof SoldClass>;

/** A class that costs something; null where there is none of this slug, or it is free. */
export const findSold = async ({ ask }: Pick<ServiceCall, "ask">, slug: string): Promise<SoldClass | null> => {
  const { data } = SoldClass.safeParse(await ask({ host: "services", path: "/v1/class/overview", query: { slug } }));
  return data && data.priceIdr > 0 && data.state !== ENDED ? data : null;
};

/** The invoice of a person for a thing that can still be paid. */
export const findPending = async (
  { sql, tenant, now }: Pick<Work, "sql" | "tenant" | "now">,
  personId: string,
  slug: string,
): Promise<InvoiceRow | undefined> => {
  const [row] = await sql.query<InvoiceRow>(
    `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and person_id = $2 and slug = $3
     and state = 'PENDING' and expires_at > $4 order by created_at desc limit 1`,
    [tenant.id, personId, slug, now],
  );
  return row;
};

interface OfferQuery {
  readonly slug: string;
  readonly voucher?: string | undefined;
}

/** What a class and the passes of its site cost whoever asks, with the voucher that they name. */
export const readOffer = async (
  call: Pick<ServiceCall, "sql" | "tenant" | "now" | "ask" | "user" | "language" | "entitlements">,
  { slug: asked, voucher }: OfferQuery,
): Promise<Offer | null> => {
  const { sql, tenant, now, user, language } = call;
  const sold = await findSold(call, asked);
  if (!sold) return null;
  const { slug, classroomId } = sold;
  const { passes } = await readSetting(sql, call);
  const use = { code: voucherCode(voucher ?? ""), slug, personId: user?.id ?? "", now };
  const checked: VoucherCheck | null = use.code === "" ? null : await checkVoucher({ sql, tenant }, use);
  const discount = checked && "discount" in checked ? checked.discount : undefined;
  const pending = user && (await findPending(call, user.id, slug));
  const invoice = pending && toInvoice(pending, now);
  return {
    slug,
    title: sold.name,
    options: [
      { kind: "course", months: null, ...priceWith(sold.priceIdr, discount) },
      ...passes.map(({ months, priceIdr }) => ({ kind: "pass" as const, months, ...priceWith(priceIdr, discount) })),
    ],
    voucherFault: checked && "fault" in checked ? checked.fault[language] : null,
    hasAccess: user !== undefined && (await hasRight(call, user.id, classroomId)),
    pending: invoice ? { number: invoice.number, payAt: invoice.payAt, expiresAt: invoice.expiresAt } : null,
  };
};
