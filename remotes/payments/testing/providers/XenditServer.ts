import { LocalServer, type Answer, type Asked } from "./LocalServer";

export const XENDIT_KEY = "xnd_development_key";
export const XENDIT_TOKEN = "webhook-verification-token";
const AUTHORIZATION = `Basic ${Buffer.from(`${XENDIT_KEY}:`).toString("base64")}`;

interface XenditInvoice {
  readonly id: string;
  readonly external_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly invoice_url: string;
  readonly success_redirect_url?: string;
  status: string;
}

interface Disbursement {
  readonly id: string;
  readonly external_id: string;
  readonly amount: number;
  readonly bank_code: string;
  readonly account_holder_name: string;
  status: string;
  failure_code?: string;
}

interface Wanted {
  readonly external_id: string;
  readonly amount: number;
  readonly currency?: string;
  readonly success_redirect_url?: string;
  readonly bank_code: string;
  readonly account_holder_name: string;
  readonly account_number: string;
}

const refused = (status: number, error_code: string): Answer => ({ status, body: { error_code, message: error_code } });

/** Answers as Xendit's documentation of invoices and disbursements says. */
export class XenditServer {
  readonly invoices: XenditInvoice[] = [];
  readonly disbursements: Disbursement[] = [];
  readonly server = new LocalServer((asked) => this.answer(asked));
  private readonly used = new Set<string>();

  /** The body of the webhook of an invoice. */
  paid(reference: string, changes: object = {}): object {
    const invoice = this.invoices.find(({ external_id }) => external_id === reference);
    if (invoice) invoice.status = "PAID";
    return {
      ...invoice,
      user_id: "5781d19b2e2385880609791c",
      status: "PAID",
      merchant_name: "Serambi",
      paid_amount: invoice?.amount,
      payment_id: `qrpy_${reference}`,
      payment_method: "QR_CODE",
      payment_channel: "QRIS",
      paid_at: "2026-11-21T03:07:00.000Z",
      ...changes,
    };
  }

  /** The body of the webhook of a disbursement, which ends so. */
  ended(reference: string, status: "COMPLETED" | "FAILED", failure_code?: string): object {
    const found = this.disbursements.find(({ external_id }) => external_id === reference);
    if (found) Object.assign(found, { status, ...(failure_code !== undefined && { failure_code }) });
    return { ...found, user_id: "5781d19b2e2385880609791c", disbursement_description: reference, is_instant: true };
  }

  private answer(asked: Asked): Answer {
    const { method, path, query, headers, body } = asked;
    if (headers.authorization !== AUTHORIZATION) return refused(401, "INVALID_API_KEY");
    const named = query.get("external_id");
    const wanted = body as Wanted; // what the test's own adapter sends; each field is looked at by the test
    if (path === "/v2/invoices" && method === "GET")
      return { status: 200, body: this.invoices.filter(({ external_id }) => external_id === named) };
    if (path === "/v2/invoices" && method === "POST") return this.makeInvoice(wanted);
    const [, id] = /^\/invoices\/([^/]+)\/expire!$/.exec(path) ?? [];
    if (id !== undefined) return this.expire(id);
    if (path === "/disbursements" && method === "GET") {
      const found = this.disbursements.filter(({ external_id }) => external_id === named);
      return found.length === 0 ? refused(404, "DISBURSEMENT_NOT_FOUND_ERROR") : { status: 200, body: found };
    }
    if (path === "/disbursements" && method === "POST") return this.send(wanted, String(headers["x-idempotency-key"]));
    return refused(404, "NOT_FOUND");
  }

  private makeInvoice(wanted: Wanted): Answer {
    const id = `inv-${this.invoices.length + 1}`;
    const { external_id, amount, currency = "IDR", success_redirect_url } = wanted;
    const page = {
      invoice_url: `https://checkout.xendit.example/web/${id}`,
      ...(success_redirect_url && { success_redirect_url }),
    };
    const invoice: XenditInvoice = { id, external_id, amount, currency, status: "PENDING", ...page };
    this.invoices.push(invoice);
    return { status: 200, body: invoice };
  }

  private expire(id: string): Answer {
    const found = this.invoices.find((invoice) => invoice.id === id);
    if (!found) return refused(404, "INVOICE_NOT_FOUND_ERROR");
    if (found.status !== "PENDING") return refused(400, "INVALID_INVOICE_STATUS_ERROR");
    found.status = "EXPIRED";
    return { status: 200, body: found };
  }

  private send(wanted: Wanted, key: string): Answer {
    if (this.used.has(key)) return refused(409, "DUPLICATE_TRANSACTION_ERROR");
    if (wanted.account_number.length < 8) return refused(400, "RECIPIENT_ACCOUNT_NUMBER_ERROR");
    this.used.add(key);
    const { external_id, amount, bank_code, account_holder_name } = wanted;
    const id = `disb-${this.disbursements.length + 1}`;
    this.disbursements.push({ id, external_id, amount, bank_code, account_holder_name, status: "PENDING" });
    return { status: 200, body: this.disbursements.at(-1) };
  }
}
