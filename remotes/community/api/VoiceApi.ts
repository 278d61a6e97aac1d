import { readEnvelope, readList, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { Review, type ReviewForm, ReviewSummary, WaitingVoice, type Decision } from "../contract/Voices";

/** Reviews in the hosted database, and what is decided about voices. */
export class VoiceApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  /** Published ones, the newest first. @param stars only those with so many; null: all */
  async reviews({ stars, offset, limit }: { stars: number | null; offset: number; limit: number }) {
    const params = {
      select: "id,name,rating,review,is_published,created_at",
      is_published: "is.true",
      order: "created_at.desc",
      offset,
      limit,
      ...(stars !== null && { rating: `eq.${stars}` }),
    };
    return z.array(Review).parse(await this.http.db.get("book_reviews", { params }));
  }

  async summary(): Promise<ReviewSummary> {
    return readEnvelope(await this.own.get("voices/reviews"), ReviewSummary);
  }

  /** @param key of the form: sent twice it is one review @throws AppError where it is not 201 */
  async review(form: z.infer<typeof ReviewForm>, key: string): Promise<void> {
    const headers = key === "" ? {} : { "idempotency-key": key };
    await this.http.db.create("book_reviews", form, { headers });
  }

  /** For whoever decides. */
  async waiting(state: WaitingVoice["state"]): Promise<readonly WaitingVoice[]> {
    return readList(await this.own.get("voices/list", { params: { state } }), WaitingVoice);
  }

  /** @throws AppError conflict where a colleague was first */
  async decide(decision: Decision): Promise<void> {
    readEnvelope(await this.own.create("voices/decide", decision), z.object({ state: z.string() }));
  }
}
