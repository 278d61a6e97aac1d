import { readEnvelope, readList, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import {
  Campaign,
  Donation,
  type DonationDecision,
  type DonationForm,
  OfficeDonation,
  WallMessage,
} from "../contract/Donation";
import { readRows } from "./readRows";

const Made = z.object({ secret: z.uuid() });

/** Donations: made in the hosted database, confirmed by the office. */
export class DonationApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  /** @throws AppError not-found where the site takes none */
  async campaign(): Promise<Campaign> {
    return readEnvelope(await this.own.get("donations/campaign"), Campaign);
  }

  /** Messages that are published, the newest first. */
  async wall({ offset, limit }: { readonly offset: number; readonly limit: number }): Promise<readonly WallMessage[]> {
    const params = {
      select: "id,amount,donor_name,message,created_at",
      is_published: "is.true",
      order: "created_at.desc",
      offset,
      limit,
    };
    return readRows(await this.http.db.get("donations", { params }), WallMessage);
  }

  /** @returns what opens its page; empty where there is none to tell @throws AppError where it is not 201 */
  async give(form: DonationForm, key: string): Promise<string> {
    const headers = {
      prefer: "return=representation",
      accept: "application/vnd.pgrst.object+json",
      ...(key !== "" && { "idempotency-key": key }),
    };
    const made = Made.safeParse(
      await this.http.db.create("donations", form, { headers, params: { select: "secret" } }),
    );
    return made.success ? made.data.secret : "";
  }

  /** @throws AppError not-found */
  async one(id: string): Promise<Donation> {
    return readEnvelope(await this.own.get("donations/one", { params: { id } }), Donation);
  }

  /** For the office. */
  async list(): Promise<readonly OfficeDonation[]> {
    return readList(await this.own.get("donations/list"), OfficeDonation);
  }

  /** For the office. @throws AppError conflict where a colleague was first */
  async decide(decision: DonationDecision): Promise<void> {
    readEnvelope(await this.own.create("donations/decide", decision), OfficeDonation);
  }
}
