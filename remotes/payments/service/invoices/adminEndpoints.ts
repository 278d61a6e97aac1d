import {
  endpoint,
  optionalText,
  pageNumber,
  pageSize,
  paged,
  type Endpoint,
  type ServiceCall,
} from "@serambi/kernel/service";
import * as z from "zod";

import { EnrolByHand, NamedInvoice, Refund } from "../../contract/bodies";
import { rightOf } from "../access";
import { sendOpened } from "../letters/sendReceipt";
import { findByEmail } from "../persons";
import { texts } from "../texts";
import { DECIDERS } from "../payouts/rows";
import { grantInvoice, moveInvoice } from "./moveInvoice";
import { findSold } from "./readOffer";
import { claim, giveBack } from "./unclaimed";
import { INVOICE_COLUMNS, lockInvoice, toAdminInvoice, type InvoiceRow } from "./rows";

const PAGE_SIZE = 10;
const admins = { roles: [...DECIDERS] };

const ListQuery = z.object({
  page: pageNumber(),
  perPage: pageSize(PAGE_SIZE),
  attention: z.stringbool().default(false),
  search: optionalText(100),
});

type Call = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail">;

const held = async ({ sql, tenant, fail }: Call, number: string): Promise<InvoiceRow> =>
  (await lockInvoice(sql, tenant.id, number)) ?? fail(404, texts.invoiceNotFound);

const answered = async (call: Call, number: string) => toAdminInvoice(await held(call, number), call.now);

/** What administrators do with invoices: look, refund, give a right that is late, enrol somebody by hand. */
export const adminEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/admin/invoices",
    access: admins,
    query: ListQuery,
    handle: async ({ sql, tenant, query, now }) => {
      const { page, perPage, attention, search } = query;
      const where = `tenant_id = $1 and (not $2::boolean or cardinality(attention) > 0)
        and ($3::text is null or number ilike $3 escape '\\' or person_name ilike $3 escape '\\' or person_email ilike $3 escape '\\')`;
      const pattern = search === undefined ? null : `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
      const given = [tenant.id, attention, pattern];
      const [count] = await sql.query<{ total: number }>(
        `select count(*)::int as total from payments_invoices where ${where}`,
        given,
      );
      const rows = await sql.query<InvoiceRow>(
        `select ${INVOICE_COLUMNS} from payments_invoices where ${where}
         order by cardinality(attention) > 0 desc, created_at desc, number desc limit $4::int offset $5::int`,
        [...given, perPage, (page - 1) * perPage],
      );
      const items = rows.map((row) => toAdminInvoice(row, now));
      return paged({ page, pageSize: perPage, totalItems: count?.total ?? 0, items });
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/admin/refund",
    access: admins,
    body: Refund,
    handle: async (call) => {
      const { number, reason } = call.body;
      const row = await held(call, number);
      const hasMoved =
        row.state !== "PENDING" && (await moveInvoice(call, row, "REFUNDED", { reason, by: call.user.id }));
      return hasMoved ? answered(call, number) : call.fail(409, texts.notPaid);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/admin/grant",
    access: admins,
    body: NamedInvoice,
    handle: async (call) => {
      const row = await held(call, call.body.number);
      if (row.access !== "granting") return call.fail(409, texts.notLate);
      await grantInvoice(call, row);
      await sendOpened(call, row);
      return answered(call, row.number);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/admin/given-back",
    access: admins,
    body: NamedInvoice,
    handle: async (call) => {
      const row = await held(call, call.body.number);
      if (!row.attention.some((mark) => mark !== "late-grant")) return call.fail(409, texts.nothingUnclaimed);
      await giveBack(call, row);
      return answered(call, row.number);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/admin/claim",
    access: admins,
    body: NamedInvoice,
    handle: async (call) => {
      const row = await held(call, call.body.number);
      const right = { kind: row.right_kind, code: row.right_code };
      if (await call.entitlements.has(row.person_id, [right])) return call.fail(409, texts.openAlready);
      const number = await claim(call, row);
      return number === null ? call.fail(409, texts.nothingUnclaimed) : answered(call, number);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/admin/enrol",
    access: admins,
    body: EnrolByHand,
    handle: async (call) => {
      const { email, slug, reason } = call.body;
      const person = (await findByEmail(call.sql, email)) ?? call.fail(422, texts.nobody, { email: texts.nobody });
      const sold = (await findSold(call, slug)) ?? call.fail(422, texts.notSold, { slug: texts.notSold });
      const isNew = await call.entitlements.grant({
        ...rightOf("course", sold.classroomId),
        personId: person.id,
        source: "by-hand",
        reference: reason,
        grantedBy: call.user.id,
      });
      await call.tell(person.id, { name: "paid", data: { slug: sold.slug } });
      return { isNew };
    },
  }),
];
