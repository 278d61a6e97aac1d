import { randomBytes } from "node:crypto";

import type { ServiceCall, ServiceUser } from "@serambi/kernel/service";

import type { WantedInvoice } from "../../contract/bodies";
import { hasPass, hasRight, rightOf } from "../access";
import { lockAccount } from "../ledger/ledger";
import { nextInvoiceNumber } from "../numbers";
import { readPerson } from "../persons";
import type { Provider } from "../providers/Provider";
import { readSetting } from "../settings";
import { texts } from "../texts";
import { checkVoucher, takeVoucher, voucherCode } from "../vouchers/vouchers";
import type { Work } from "../Work";
import { endPending } from "./endPending";
import { moveInvoice } from "./moveInvoice";
import { askForPage, openInvoice, readInvoice } from "./openInvoice";
import { priceWith, type Discount, type Price } from "./price";
import { findPending, findSold, type SoldClass } from "./readOffer";
import type { InvoiceRow } from "./rows";

const LIFE_MS = 24 * 60 * 60 * 1_000;

export type BuyerCall = Pick<ServiceCall, "ask" | "fail" | "host" | "language"> & Work & { readonly user: ServiceUser };

/** What is to be bought, as it is compared with an invoice that is there. */
interface Wish {
  readonly kind: "course" | "pass";
  readonly months: number;
  readonly voucher: string | null;
  readonly priceIdr: number;
}

const wishOf = async (call: BuyerCall, sold: SoldClass, wanted: WantedInvoice): Promise<Wish> => {
  const code = voucherCode(wanted.voucher ?? "");
  const voucher = code === "" ? null : code;
  if ((wanted.kind ?? "course") === "course") return { kind: "course", months: 0, voucher, priceIdr: sold.priceIdr };
  const { passes } = await readSetting(call.sql, call);
  const pass =
    passes.find(({ months }) => months === wanted.months) ??
    call.fail(422, texts.noSuchPass, { months: texts.noSuchPass });
  return { kind: "pass", months: pass.months, voucher, priceIdr: pass.priceIdr };
};

const isSame = (row: InvoiceRow, { kind, months, voucher }: Wish, wanted: WantedInvoice): boolean =>
  row.kind === kind &&
  row.months === months &&
  row.voucher === voucher &&
  (wanted.expectedIdr === undefined || wanted.expectedIdr === Number(row.total_idr));

const discountOf = async (call: BuyerCall, slug: string, { voucher: code }: Wish): Promise<Discount | undefined> => {
  if (code === null) return undefined;
  const { sql, tenant, now, user } = call;
  const checked = await checkVoucher({ sql, tenant }, { code, slug, personId: user.id, now }, true);
  if ("fault" in checked) return call.fail(422, checked.fault, { voucher: checked.fault });
  await takeVoucher(sql, tenant.id, code);
  return checked.discount;
};

interface NewInvoice {
  readonly sold: SoldClass;
  readonly wish: Wish;
  readonly price: Price;
  readonly wanted: WantedInvoice;
  readonly provider: Provider;
}

const insert = async (call: BuyerCall, { sold, wish, price, wanted, provider }: NewInvoice): Promise<string> => {
  const { sql, tenant, now, user } = call;
  const person = await readPerson(sql, user);
  const right = rightOf(wish.kind, sold.classroomId);
  const number = await nextInvoiceNumber(sql, tenant.id, now);
  const reference = `${number}-${randomBytes(12).toString("hex")}`;
  await sql.query(
    `insert into payments_invoices (tenant_id, number, person_id, person_name, person_email, kind, slug, right_kind, right_code, title, months,
       price_idr, discount_idr, tax_idr, total_idr, voucher, state, access, method, provider, reference, created_at, expires_at, origin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'PENDING', 'none', $17, $18, $19, $20, $21, $22)`,
    [
      tenant.id,
      number,
      user.id,
      person.name,
      person.email,
      wish.kind,
      sold.slug,
      right.kind,
      right.code,
      sold.name,
      wish.months,
      price.priceIdr,
      price.discountIdr,
      price.taxIdr,
      price.totalIdr,
      wish.voucher,
      wanted.method ?? null,
      provider.name,
      reference,
      now,
      new Date(now.getTime() + LIFE_MS),
      originOf(call, wanted.origin),
    ],
  );
  return number;
};

/** The address that a buyer is on, where it is one of the site's: nobody is sent elsewhere after paying. */
const originOf = ({ host }: Pick<BuyerCall, "host">, given: string | undefined): string | null => {
  if (given === undefined || !URL.canParse(given)) return null;
  const { origin, hostname, protocol } = new URL(given);
  return hostname === host && (protocol === "https:" || protocol === "http:") ? origin : null;
};

/**
 * The invoice for what a person wants to buy: the one that can still be paid, where it is for the same at the price that they were shown;
 * else a new one. Two tabs that ask at once get one.
 */
export const createInvoice = async (
  call: BuyerCall,
  slug: string,
  wanted: WantedInvoice,
  provider: Provider,
): Promise<InvoiceRow> => {
  const { sql, tenant, user, fail } = call;
  const sold = (await findSold(call, slug)) ?? fail(404, texts.notSold);
  const wish = await wishOf(call, sold, wanted);
  await lockAccount(sql, tenant.id, `buyer:${user.id}`);
  const isOpen = wish.kind === "pass" ? await hasPass(call, user.id) : await hasRight(call, user.id, sold.classroomId);
  if (isOpen) return fail(409, texts.hasAccess);
  const pending = await findPending(call, user.id, sold.slug);
  if (pending && isSame(pending, wish, wanted)) {
    await askForPage(call, pending);
    return pending;
  }
  await endPending(call, user.id, sold.slug);
  const price = priceWith(wish.priceIdr, await discountOf(call, sold.slug, wish));
  if (wanted.expectedIdr !== undefined && wanted.expectedIdr !== price.totalIdr) return fail(409, texts.priceChanged);
  const number = await insert(call, { sold, wish, price, wanted, provider });
  const row = await readInvoice(call, number);
  if (price.totalIdr === 0) await moveInvoice(call, row, "PAID");
  else await openInvoice(call, provider, row);
  return readInvoice(call, number);
};
