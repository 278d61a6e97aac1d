import { isAppError } from "@serambi/kernel/errors";
import { formatRupiah } from "@serambi/kernel/i18n";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, redirect } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { PaymentClient } from "../api/PaymentClient";
import { afterOrder } from "../contract/afterOrder";
import { chosenOption } from "../contract/choice";
import { METHODS } from "../contract/methods";
import { coursePathOf } from "../contract/ways";
import type { Messages } from "../messages/id";
import { orNotFound } from "./orNotFound.server";

type Context = PageContext<Messages>;

const MAX_VOUCHER = 40;

/** What was chosen, as address and form carry it. */
const wantedOf = (query: URLSearchParams) => ({
  choice: query.get("what"),
  voucher: query.get("voucher")?.trim().slice(0, MAX_VOUCHER) || null,
});

/** `/Checkout/{slug}`: what there is to buy, what it costs with the voucher of the address, and how it can be paid. */
export const checkoutLoader = loader(async ({ http }: RemoteDeps, { params, query, tenant, t }: Context) => {
  const { choice, voucher } = wantedOf(query);
  const offer = await orNotFound(new PaymentClient(http).offer(params["slug"] ?? "", voucher ?? undefined));
  if (!offer) return notFound();
  const chosen = chosenOption(offer.options, choice);
  if (!chosen) return notFound();
  return {
    data: { offer, chosen, voucher, coursePath: coursePathOf(tenant, offer.slug) },
    head: { title: t.checkoutTitle(offer.title), isIndexed: false },
  };
});

const Order = z.object({
  what: z.string(),
  method: z.enum(METHODS),
  voucher: z.string().check(z.maxLength(MAX_VOUCHER)),
  /** The sum that the buyer saw. */
  seen: z.coerce.number().check(z.int(), z.nonnegative()),
});

/** "Pay": makes the invoice, and on to where it is paid. A sum that the buyer has not seen is shown first. */
export const checkoutAction = action(async ({ http }: RemoteDeps, { params, language, tenant, t }: Context, form) => {
  const order = Order.safeParse({ voucher: "", ...form });
  if (!order.success) return invalid({ method: t.choose });
  const { what, method, voucher, seen } = order.data;
  const client = new PaymentClient(http);
  const slug = params["slug"] ?? "";
  const offer = await orNotFound(client.offer(slug, voucher || undefined));
  const chosen = offer && chosenOption(offer.options, what);
  if (!offer || !chosen) return notFound();
  if (offer.voucherFault !== null) return invalid({ voucher: offer.voucherFault });
  const changed = (now: number) =>
    invalid({}, t.priceChanged(formatRupiah(seen, language), formatRupiah(now, language)));
  if (chosen.totalIdr !== seen) return changed(chosen.totalIdr);
  try {
    const invoice = await client.invoice(slug, {
      kind: chosen.kind,
      ...(chosen.months !== null && { months: chosen.months }),
      ...(voucher !== "" && { voucher }),
      method,
      expectedIdr: seen,
      origin: tenant.origin,
    });
    return redirect(afterOrder(invoice), 303);
  } catch (error) {
    if (!isAppError(error) || error.code !== "conflict") throw error;
    return invalid({}, error.message);
  }
});
