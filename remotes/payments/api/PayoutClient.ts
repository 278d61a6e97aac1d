import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readList, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";

import type { WantedPayout } from "../contract/bodies";
import { Balance, Bank, Payout, PayoutDetail, Statement } from "../contract/Payout";

/** What a list of payouts is narrowed by (specification section 7.1, `v2/payout/list`). */
export interface PayoutQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly status?: string;
  readonly bank?: string;
  readonly search?: string;
}

/** Payouts: mentors, teachers and partners see and make their own, administrators see all and decide. */
export class PayoutClient {
  private readonly services: HttpClient;

  constructor(http: Pick<HttpClients, "services">) {
    this.services = http.services;
  }

  async list(query: PayoutQuery): Promise<Page<Payout>> {
    return readPage(await this.services.get("v2/payout/list", { params: { ...query } }), Payout);
  }

  async banks(): Promise<readonly Bank[]> {
    return readList(await this.services.get("v2/payout/banks"), Bank);
  }

  async balance(): Promise<Balance> {
    return readEnvelope(await this.services.get("v2/payout/balance"), Balance);
  }

  /** @throws AppError invalid with a message for each field, among them a balance that does not suffice */
  async request(wanted: WantedPayout): Promise<PayoutDetail> {
    return readEnvelope(await this.services.create("v2/payout/request", wanted), PayoutDetail);
  }

  /** @throws AppError forbidden for one's own; conflict where somebody has decided before */
  async approve(number: string): Promise<PayoutDetail> {
    return readEnvelope(await this.services.create("v2/payout/approve", { number }), PayoutDetail);
  }

  /** @throws AppError invalid without a reason; forbidden for one's own; conflict where somebody has decided before */
  async reject(number: string, reason: string): Promise<PayoutDetail> {
    return readEnvelope(await this.services.create("v2/payout/reject", { number, reason }), PayoutDetail);
  }

  /** @throws AppError conflict where it is decided */
  async cancel(number: string): Promise<PayoutDetail> {
    return readEnvelope(await this.services.create("payments/payouts/cancel", { number }), PayoutDetail);
  }

  /** The bank has sent the money back. @throws AppError conflict where it was not paid out */
  async reverse(number: string, reason: string): Promise<PayoutDetail> {
    return readEnvelope(await this.services.create("payments/payouts/reverse", { number, reason }), PayoutDetail);
  }

  /** @throws AppError not-found where it is nobody's or somebody else's */
  async detail(number: string): Promise<PayoutDetail> {
    return readEnvelope(await this.services.get("payments/payouts/detail", { params: { number } }), PayoutDetail);
  }

  /** @param month `2026-11` */
  async statement(month: string): Promise<Statement> {
    return readEnvelope(await this.services.get("payments/payouts/statement", { params: { month } }), Statement);
  }

  /** All that a list of these filters has, up to 5,000, for a file. */
  async all(query: Omit<PayoutQuery, "page" | "perPage">): Promise<readonly Payout[]> {
    return readList(await this.services.get("payments/payouts/export", { params: { ...query } }), Payout);
  }
}
