import {
  endpoint,
  pageNumber,
  pageSize,
  paged,
  requiredText,
  optionalText,
  type Endpoint,
} from "@serambi/kernel/service";
import * as z from "zod";

import { NamedInvoice, WantedInvoice } from "../../contract/bodies";
import { providerOf } from "../providers/providerOf";
import { readSetting } from "../settings";
import { texts } from "../texts";
import { createInvoice } from "./createInvoice";
import { readOffer } from "./readOffer";
import { INVOICE_COLUMNS, toInvoice, type InvoiceRow } from "./rows";

const PAGE_SIZE = 10;

const BySlug = z.object({ slug: requiredText(200) });
const OfferQuery = z.object({ slug: requiredText(200), voucher: optionalText(40) });
const ListQuery = z.object({
  page: pageNumber(),
  perPage: pageSize(PAGE_SIZE),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});

const YEAR = "to_char(created_at at time zone 'Asia/Jakarta', 'YYYY')";
const KEPT = "state in ('PAID', 'SETTLED')";

/** Buying: offers, invoices, and what somebody has bought (specification section 7.1, `class/payment`). */
export const invoiceEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/offer",
    access: "anyone",
    query: OfferQuery,
    handle: async (call) => (await readOffer(call, call.query)) ?? call.fail(404, texts.notSold),
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/v1/class/payment/invoice",
    access: "loggedIn",
    query: BySlug,
    body: WantedInvoice,
    handle: async (call) => {
      const row = await createInvoice(call, call.query.slug, call.body, await providerOf(call));
      return toInvoice(row, call.now);
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/v1/class/repay",
    access: "loggedIn",
    query: BySlug,
    handle: async (call) => {
      const { sql, tenant, user, query, now, fail } = call;
      const [last] = await sql.query<InvoiceRow>(
        `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and person_id = $2 and lower(slug) = lower($3)
         order by created_at desc, number desc limit 1`,
        [tenant.id, user.id, query.slug],
      );
      const hasFailed = last && (last.state === "EXPIRED" || last.state === "FAILED" || last.state === "CANCELLED");
      if (!last || !hasFailed) return fail(409, texts.nothingToRepay);
      // At today's price, and without a voucher: whether one still counts is for the checkout to say.
      const again = {
        kind: last.kind,
        ...(last.kind === "pass" && { months: last.months }),
        method: last.method ?? undefined,
        origin: last.origin ?? undefined,
      };
      return toInvoice(await createInvoice(call, last.slug, again, await providerOf(call)), now);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/v1/class/payment/detail",
    access: "loggedIn",
    body: NamedInvoice,
    handle: async (call) => {
      const { sql, tenant, user, body, now, fail } = call;
      const [row] = await sql.query<InvoiceRow>(
        `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and number = $2 and person_id = $3`,
        [tenant.id, body.number, user.id],
      );
      return row ? toInvoice(row, now, (await readSetting(sql, call)).seller) : fail(404, texts.invoiceNotFound);
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/invoices",
    access: "loggedIn",
    query: ListQuery,
    handle: async ({ sql, tenant, user, query, now }) => {
      const { page, perPage, year } = query;
      const where = `tenant_id = $1 and person_id = $2 and ($3::text = '' or ${YEAR} = $3)`;
      const given = [tenant.id, user.id, year ?? ""];
      const [count] = await sql.query<{ total: number }>(
        `select count(*)::int as total from payments_invoices where ${where}`,
        given,
      );
      const rows = await sql.query<InvoiceRow>(
        `select ${INVOICE_COLUMNS} from payments_invoices where ${where}
         order by created_at desc, number desc limit $4::int offset $5::int`,
        [...given, perPage, (page - 1) * perPage],
      );
      return paged({
        page,
        pageSize: perPage,
        totalItems: count?.total ?? 0,
        items: rows.map((row) => toInvoice(row, now)),
      });
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/invoices/years",
    access: "loggedIn",
    handle: async ({ sql, tenant, user }) => {
      const rows = await sql.query<{ year: string; count: number; paid: string }>(
        `select ${YEAR} as year, count(*)::int as count, coalesce(sum(total_idr) filter (where ${KEPT}), 0)::text as paid
         from payments_invoices where tenant_id = $1 and person_id = $2 group by 1 order by 1 desc`,
        [tenant.id, user.id],
      );
      return rows.map(({ year, count, paid }) => ({ year, count, paidIdr: Number(paid) }));
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/events",
    access: "loggedIn",
    events: ["paid", "invoice"],
    handle: () => Promise.resolve(null),
  }),
];
