import { readEnvelope, readList, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { type AnswerOrder, Aspirations } from "../contract/Aspirations";
import {
  type AspirationForm,
  type Decision,
  Review,
  type ReviewForm,
  ReviewSummary,
  Testimony,
  type TestimonyForm,
  type UndoOrder,
  WaitingVoice,
} from "../contract/Voices";

const keyed = (key: string) => ({ headers: key === "" ? {} : { "idempotency-key": key } });

const Made = z.object({ id: z.uuid() });

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
    await this.http.db.create("book_reviews", form, keyed(key));
  }

  /** Published ones with the office's answers, the newest first. */
  async aspirations(params: {
    readonly state: string | undefined;
    readonly category: string | undefined;
    readonly page: number;
  }): Promise<Aspirations> {
    return readEnvelope(await this.own.get("voices/aspirations", { params }), Aspirations);
  }

  /** @returns the number of the aspiration; empty where the same form was sent before @throws AppError where it is not 201 */
  async aspire(form: z.infer<typeof AspirationForm>, key: string): Promise<string> {
    const { headers } = keyed(key);
    const made = Made.safeParse(
      await this.http.db.create("aspirations", form, {
        headers: { ...headers, prefer: "return=representation", accept: "application/vnd.pgrst.object+json" },
        params: { select: "id" },
      }),
    );
    return made.success ? made.data.id : "";
  }

  /** For the office. @throws AppError not-found where it is not published */
  async answer(order: AnswerOrder): Promise<void> {
    readEnvelope(await this.own.create("voices/answer", order), z.object({ state: z.string() }));
  }

  /** Published ones, the newest first. */
  async testimonies({ offset, limit }: { offset: number; limit: number }): Promise<readonly Testimony[]> {
    const params = {
      select: "id,name,role,institution,message,is_published,created_at",
      is_published: "is.true",
      order: "created_at.desc",
      offset,
      limit,
    };
    return z.array(Testimony).parse(await this.http.db.get("testimonies", { params }));
  }

  /** @throws AppError where it is not 201 */
  async testify(form: z.infer<typeof TestimonyForm>, key: string): Promise<void> {
    await this.http.db.create("testimonies", form, keyed(key));
  }

  /** For whoever decides. */
  async waiting(state: WaitingVoice["state"]): Promise<readonly WaitingVoice[]> {
    return readList(await this.own.get("voices/list", { params: { state } }), WaitingVoice);
  }

  /** @throws AppError conflict where a colleague was first */
  async decide(decision: Decision): Promise<void> {
    readEnvelope(await this.own.create("voices/decide", decision), z.object({ state: z.string() }));
  }

  /** @throws AppError conflict where it is too late, or was another one's decision */
  async undo(order: UndoOrder): Promise<void> {
    readEnvelope(await this.own.create("voices/undo", order), z.object({ state: z.string() }));
  }
}
