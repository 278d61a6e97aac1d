import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readList, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { AdminInvoice, Voucher } from "../contract/Admin";
import type { EnrolByHand, NewVoucher } from "../contract/bodies";

export interface AdminInvoiceQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly state?: string;
  readonly search?: string;
  /** `1`: those alone that somebody should look at. */
  readonly attention?: string;
}

/** What administrators do with invoices. */
export class AdminClient {
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.own = http.named("payments");
  }

  async invoices(query: AdminInvoiceQuery): Promise<Page<AdminInvoice>> {
    return readPage(await this.own.get("admin/invoices", { params: { ...query } }), AdminInvoice);
  }

  /** Gives the money back and takes the right away. @throws AppError conflict where it is not paid */
  async refund(number: string, reason: string): Promise<AdminInvoice> {
    return readEnvelope(await this.own.create("admin/refund", { number, reason }), AdminInvoice);
  }

  /** Tries at once to give the right that is late. @throws AppError conflict where none is */
  async grant(number: string): Promise<AdminInvoice> {
    return readEnvelope(await this.own.create("admin/grant", { number }), AdminInvoice);
  }

  /** Somebody has looked at what an invoice needed. */
  async settle(number: string): Promise<AdminInvoice> {
    return readEnvelope(await this.own.create("admin/seen", { number }), AdminInvoice);
  }

  /** @throws AppError invalid where nobody of the site has this address, or nothing has this slug */
  async enrol(wanted: EnrolByHand): Promise<void> {
    readEnvelope(await this.own.create("admin/enrol", wanted), z.unknown());
  }

  async vouchers(): Promise<readonly Voucher[]> {
    return readList(await this.own.get("admin/vouchers"), Voucher);
  }

  /** @throws AppError conflict where there is one of this code */
  async addVoucher(wanted: NewVoucher): Promise<Voucher> {
    return readEnvelope(await this.own.create("admin/vouchers", wanted), Voucher);
  }

  async closeVoucher(code: string): Promise<Voucher> {
    return readEnvelope(await this.own.create("admin/vouchers/close", { code }), Voucher);
  }
}
