import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readList, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { WantedInvoice } from "../contract/bodies";
import { Invoice } from "../contract/Invoice";
import { Offer } from "../contract/Offer";
import { YearOfInvoices } from "../contract/YearOfInvoices";

/** What whoever is signed in buys (specification section 7.1; paths of `payments` are this remote's own). */
export class PaymentClient {
  private readonly services: HttpClient;

  constructor(http: Pick<HttpClients, "services">) {
    this.services = http.services;
  }

  /** What a class and the passes of its site cost. @throws AppError not-found where nothing of this name is sold */
  async offer(slug: string, voucher?: string): Promise<Offer> {
    return readEnvelope(await this.services.get("payments/offer", { params: { slug, voucher } }), Offer);
  }

  /**
   * The invoice for a class or pass: the one that can still be paid, where there is one.
   * @throws AppError conflict where the price is another by now, or it is open to the buyer already; invalid for a voucher that does not count
   */
  async invoice(slug: string, wanted: WantedInvoice): Promise<Invoice> {
    const params = { slug };
    return readEnvelope(await this.services.create("v1/class/payment/invoice", wanted, { params }), Invoice);
  }

  /** A new attempt after a final failure. @throws AppError conflict where there was none, or the price is another */
  async repay(slug: string): Promise<Invoice> {
    return readEnvelope(await this.services.get("v1/class/repay", { params: { slug } }), Invoice);
  }

  /** One invoice by its number. @throws AppError not-found where it is nobody's or somebody else's */
  async detail(number: string): Promise<Invoice> {
    return readEnvelope(await this.services.create("v1/class/payment/detail", { number }), Invoice);
  }

  /** The payer is back from the provider: it is asked how the payment stands. Says nothing of the state. */
  async announceReturn(number: string): Promise<void> {
    readEnvelope(await this.services.create("v1/class/payment/callback", { number }), z.unknown());
  }

  /** The asker's invoices, the newest first. */
  async invoices(query: {
    readonly page: number;
    readonly perPage?: number;
    readonly year?: string;
  }): Promise<Page<Invoice>> {
    return readPage(await this.services.get("payments/invoices", { params: query }), Invoice);
  }

  /** What the asker paid in each year, the latest first. */
  async years(): Promise<readonly YearOfInvoices[]> {
    return readList(await this.services.get("payments/invoices/years"), YearOfInvoices);
  }
}
