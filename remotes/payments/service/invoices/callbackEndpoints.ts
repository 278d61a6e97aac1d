import { endpoint, optionalText, type Endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { NamedInvoice, SandboxChoice } from "../../contract/bodies";
import type { InvoiceState } from "../../contract/Invoice";
import { returnPath } from "../../contract/paths";
import type { SandboxPayment } from "../../contract/Sandbox";
import { CallbackRefused, type Callback, type Provider } from "../providers/Provider";
import { receiveTransfer } from "../payouts/receiveTransfer";
import { providerOf, sandboxToken, senderOf } from "../providers/providerOf";
import { qrisOf } from "../providers/qris";
import { TOKEN_HEADER, type SandboxEvent } from "../providers/sandbox";
import sandboxChannels from "../seed/channels.json";
import { texts } from "../texts";
import { askForState } from "./openInvoice";
import { receiveEvent, type EventOutcome } from "./receiveEvent";
import { INVOICE_COLUMNS, lockByReference, lockInvoice, type InvoiceRow } from "./rows";

/** More than any provider says; the platform ends what is longer. */
const CALLBACK_LIMIT_BYTES = 64 * 1024;

const Channels = z.array(z.object({ method: z.enum(["va", "qris", "ewallet"]), code: z.string(), name: z.string() }));
const CHANNELS = Channels.parse(sandboxChannels);

const answerOutcome = (
  call: Pick<ServiceCall, "fail" | "log" | "answerWith">,
  outcome: EventOutcome,
  provider: string,
) => {
  switch (outcome) {
    case "unknown":
      call.log("a callback names nothing that is known", { provider });
      return call.fail(404, texts.invoiceNotFound);
    case "mismatch":
      call.log("a callback does not match what it is about", { provider });
      return call.fail(422, texts.callbackMismatch);
    case "repeated":
      call.answerWith(200);
      return { outcome };
    case "late":
    case "double":
      call.log("money came that no invoice has a use for", { provider, outcome });
      call.answerWith(200);
      return { outcome };
    case "applied":
    case "known":
      call.answerWith(200);
      return { outcome };
  }
};

/** A provider's word, believed by its token or signature alone. */
const receive = async (call: ServiceCall, provider: Provider, callback: Callback): Promise<unknown> => {
  try {
    const word = provider.readCallback(callback);
    const outcome =
      word.about === "payment"
        ? await receiveEvent(call, provider.name, word.event)
        : await receiveTransfer(call, provider.name, word.event);
    return answerOutcome(call, outcome, provider.name);
  } catch (error) {
    if (!(error instanceof CallbackRefused)) throw error;
    call.log("a callback was refused", { provider: provider.name, fault: error.fault });
    return error.fault === "token" ? call.fail(401, texts.callbackRefused) : call.fail(400, texts.callbackUnreadable);
  }
};

/** A payer is back. Says nothing of the payment by itself: the state is the provider's word, which is asked for. */
const announceReturn = async (call: ServiceCall, number: string): Promise<unknown> => {
  const row = await lockInvoice(call.sql, call.tenant.id, number);
  if (!row || row.person_id !== call.user?.id) return call.fail(404, texts.invoiceNotFound);
  await askForState(call, row, await providerOf(call));
  return { number, state: row.state };
};

const ENDINGS = { pay: "PAID", fail: "FAILED", expire: "EXPIRED" } as const satisfies Record<
  SandboxChoice["ending"],
  InvoiceState
>;

/** The number that a bank's customers would transfer to: the same each time the page is shown. */
const accountsOf = (reference: string): Record<string, string> => {
  const digits = BigInt(`0x${reference.slice(-15)}`)
    .toString()
    .padStart(16, "0")
    .slice(-12);
  const banks = CHANNELS.filter(({ method }) => method === "va");
  return Object.fromEntries(banks.map(({ code }, at) => [code, `88${60 + at}${digits}`]));
};

const toPayment = (row: InvoiceRow, merchant: string): SandboxPayment => ({
  number: row.number,
  title: row.title,
  state: row.state,
  priceIdr: Number(row.price_idr),
  discountIdr: Number(row.discount_idr),
  taxIdr: Number(row.tax_idr),
  totalIdr: Number(row.total_idr),
  expiresAt: new Date(row.expires_at).toISOString(),
  method: row.method,
  channels: CHANNELS,
  accounts: accountsOf(row.reference),
  qris: qrisOf({ merchant, city: "YOGYAKARTA", reference: row.number, totalIdr: Number(row.total_idr) }),
});

const sandboxEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/payments/sandbox/:code",
    access: "anyone",
    params: z.object({ code: z.string().max(80) }),
    handle: async (call) => {
      const { sql, tenant, params, fail } = call;
      if ((await providerOf(call)).name !== "sandbox") return fail(404, texts.invoiceNotFound);
      const [row] = await sql.query<InvoiceRow>(
        `select ${INVOICE_COLUMNS} from payments_invoices where tenant_id = $1 and reference = $2 and provider = 'sandbox'`,
        [tenant.id, params.code],
      );
      return row ? toPayment(row, tenant.key) : fail(404, texts.invoiceNotFound);
    },
  }),
  endpoint({
    host: "services",
    method: "POST",
    path: "/payments/sandbox/:code",
    access: "anyone",
    params: z.object({ code: z.string().max(80) }),
    body: SandboxChoice,
    handle: async (call) => {
      const { sql, tenant, params, body, fail } = call;
      const provider = await providerOf(call);
      const row = await lockByReference(sql, tenant.id, params.code);
      if (row?.provider !== "sandbox" || provider.name !== "sandbox") return fail(404, texts.invoiceNotFound);
      const backTo = returnPath(row.number);
      if (row.state !== "PENDING") return { backTo };
      const state = ENDINGS[body.ending];
      const channel = CHANNELS.find(({ code }) => code === body.channel);
      const event: SandboxEvent = {
        event: `${row.reference}:${state}`,
        reference: row.reference,
        tenant: tenant.key,
        state,
        amount: Number(row.total_idr),
        currency: "IDR",
        payment: `sandbox-${row.reference}`,
        method: channel?.method ?? row.method,
        channel: channel?.name ?? null,
        reason: state === "FAILED" ? texts.noBalance[tenant.language] : null,
      };
      const headers = { [TOKEN_HEADER]: await sandboxToken(call) };
      // What is answered is this page's affair, whatever became of the word.
      await receive({ ...call, answerWith: () => undefined }, provider, { headers, body: event });
      return { backTo };
    },
  }),
];

/** The callback of every provider, and the sandbox's own side. */
export const callbackEndpoints: readonly Endpoint[] = [
  endpoint({
    host: "services",
    method: "POST",
    path: "/v1/class/payment/callback",
    access: "anyone",
    body: z.unknown(),
    bodyLimitBytes: CALLBACK_LIMIT_BYTES,
    headers: [TOKEN_HEADER],
    handle: async (call) => {
      const { headers, body } = call;
      const returned = z.strictObject(NamedInvoice.shape).safeParse(body);
      if (returned.success && headers[TOKEN_HEADER] === undefined) return announceReturn(call, returned.data.number);
      return receive(call, await senderOf(call, { headers, body }), { headers, body });
    },
  }),
  endpoint({
    host: "services",
    method: "GET",
    path: "/v1/class/payment/callback",
    access: "loggedIn",
    query: z.object({ invoice: optionalText(40) }),
    handle: async ({ sql, tenant, user, query, fail }) => {
      const [row] = await sql.query<{ number: string; state: InvoiceState; access: string }>(
        `select number, state, access from payments_invoices where tenant_id = $1 and person_id = $2
         and ($3::text = '' or number = $3) order by created_at desc, number desc limit 1`,
        [tenant.id, user.id, query.invoice ?? ""],
      );
      return row ?? fail(404, texts.invoiceNotFound);
    },
  }),
  ...sandboxEndpoints,
];
