import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Moments of a payment or payout, as its provider sees them. */
export type PaymentMoment = "asked" | "made" | "calling" | "called";

export const PROVIDER_KEY = "xnd_development_of_the_tests";
export const PROVIDER_TOKEN = "webhook-token-of-the-tests";

interface Named {
  readonly id: string;
  readonly external_id: string;
  readonly amount: number;
  status: string;
}

export interface ProviderInvoice extends Named {
  readonly invoice_url: string;
}
export type ProviderTransfer = Named & Readonly<Record<string, unknown>>;

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>); // what the product sends is an object
};

/**
 * A payment provider on this machine that answers as Xendit's documentation says. What it is asked to take is paid at once; its word is repeated
 * until somebody takes it, as providers do for days.
 */
export class PaymentProvider {
  readonly invoices: ProviderInvoice[] = [];
  readonly transfers: ProviderTransfer[] = [];
  onMoment: (moment: PaymentMoment) => void = () => undefined;
  /** Brings a webhook to the product. @returns whether it was taken */
  deliver: (body: object) => Promise<boolean> = () => Promise.resolve(false);
  private readonly server: Server;
  private readonly words: object[] = [];
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();

  private constructor() {
    this.server = createServer((request, response) => {
      // A process that was killed leaves its connection open.
      this.handle(request, response).catch(() => request.socket.destroy());
    });
  }

  static async start(): Promise<PaymentProvider> {
    const provider = new PaymentProvider();
    await new Promise<void>((done) => void provider.server.listen(0, "127.0.0.1", done));
    provider.timer = setInterval(() => {
      provider.telling = provider.telling.then(provider.tell);
    }, 200);
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // listening on TCP
  }

  /** Whether every word was taken. */
  get hasTold(): boolean {
    return this.words.length === 0;
  }

  stop = async (): Promise<void> => {
    clearInterval(this.timer);
    this.server.closeAllConnections();
    await new Promise<void>((done) => void this.server.close(() => done()));
  };

  /** Brings what was not taken yet, the oldest first. */
  private readonly tell = async (): Promise<void> => {
    const [word] = this.words;
    if (!word) return;
    this.onMoment("calling");
    if (!(await this.deliver(word).catch(() => false))) return;
    this.words.shift();
    this.onMoment("called");
  };

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
    const body = await readBody(request);
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    };
    const kept: readonly Named[] = pathname.endsWith("invoices") ? this.invoices : this.transfers;
    if (request.method === "GET") {
      const found = kept.filter(({ external_id }) => external_id === searchParams.get("external_id"));
      return answer(found.length === 0 && kept === this.transfers ? 404 : 200, found);
    }
    this.onMoment("asked");
    answer(200, pathname.endsWith("invoices") ? this.takeInvoice(body) : this.takeTransfer(body));
    this.onMoment("made");
  }

  private takeInvoice(body: Record<string, unknown>): ProviderInvoice {
    const id = `inv-${this.invoices.length + 1}`;
    const reference = String(body["external_id"]);
    const amount = Number(body["amount"]);
    const invoice = { id, external_id: reference, amount, status: "PENDING", invoice_url: `${this.url}/web/${id}` };
    this.invoices.push(invoice);
    this.words.push({
      ...invoice,
      status: "PAID",
      paid_amount: amount,
      payment_id: `pay-${id}`,
      payment_method: "QR_CODE",
    });
    return invoice;
  }

  /** Every third transfer is refused by the receiving bank. */
  private takeTransfer(body: Record<string, unknown>): ProviderTransfer {
    const id = `disb-${this.transfers.length + 1}`;
    const { external_id, amount, bank_code, account_holder_name } = body;
    const named = { id, external_id: String(external_id), amount: Number(amount), bank_code, account_holder_name };
    const isRefused = this.transfers.length % 3 === 2;
    const transfer = { ...named, status: isRefused ? "FAILED" : "COMPLETED" };
    this.transfers.push(transfer);
    this.words.push({ ...transfer, ...(isRefused && { failure_code: "REJECTED_BY_BANK" }) });
    return { ...named, status: "PENDING" };
  }
}
