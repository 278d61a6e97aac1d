import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { AdminInvoice } from "../contract/Admin";
import type { EnrolByHand } from "../contract/bodies";

/** What an administrator sees of payments, and does. */
export class AdminClient {
  private readonly services: HttpClient;

  constructor(http: Pick<HttpClients, "services">) {
    this.services = http.services;
  }

  /** Invoices of the site, the newest first; those that want somebody's attention alone, or whose number, name or e-mail has these letters. */
  async invoices(query: {
    readonly page: number;
    readonly perPage: number;
    readonly attention?: boolean;
    readonly search?: string;
  }): Promise<Page<AdminInvoice>> {
    return readPage(await this.services.get("payments/admin/invoices", { params: query }), AdminInvoice);
  }

  /** @throws AppError conflict where it is not paid, or refunded already */
  async refund(number: string, reason: string): Promise<AdminInvoice> {
    return readEnvelope(await this.services.create("payments/admin/refund", { number, reason }), AdminInvoice);
  }

  /** Gives a right that is late now. @throws AppError conflict where none is */
  async grant(number: string): Promise<AdminInvoice> {
    return readEnvelope(await this.services.create("payments/admin/grant", { number }), AdminInvoice);
  }

  /** Money that came too late or twice was given back at the provider. @throws AppError conflict where there is none */
  async giveBack(number: string): Promise<AdminInvoice> {
    return readEnvelope(await this.services.create("payments/admin/given-back", { number }), AdminInvoice);
  }

  /** Opens what was paid for too late. @returns the new invoice that the money pays. @throws AppError conflict where there is none, or it is open already */
  async claim(number: string): Promise<AdminInvoice> {
    return readEnvelope(await this.services.create("payments/admin/claim", { number }), AdminInvoice);
  }

  /** Opens a class for a member without a payment. @throws AppError invalid where there is no such member or class */
  async enrol(wanted: EnrolByHand): Promise<void> {
    readEnvelope(await this.services.create("payments/admin/enrol", wanted), z.unknown());
  }
}
