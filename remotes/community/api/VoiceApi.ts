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
import { formKey } from "../contract/formKey";
import { readRows } from "./readRows";
import { voiceNumber } from "../contract/voiceNumber";

interface Forms {
  readonly book_reviews: typeof ReviewForm;
  readonly aspirations: typeof AspirationForm;
  readonly testimonies: typeof TestimonyForm;
}

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
    return readRows(await this.http.db.get("book_reviews", { params }), Review);
  }

  async summary(): Promise<ReviewSummary> {
    return readEnvelope(await this.own.get("voices/reviews"), ReviewSummary);
  }

  /**
   * Sends a voice.
   * @param key of the form: sent twice it is one voice
   * @returns its reference; empty where the database does not tell it
   * @throws AppError where it is not 201; bad-request where the photograph cannot be taken
   */
  async send<Kind extends keyof Forms>(kind: Kind, form: z.infer<Forms[Kind]>, key: string): Promise<string> {
    const headers = { prefer: "return=representation", accept: "application/vnd.pgrst.object+json" };
    const made = Made.safeParse(
      await this.http.db.create(kind, form, {
        headers: { ...headers, "idempotency-key": formKey(key) },
        params: { select: "id" },
      }),
    );
    return made.success ? voiceNumber(kind, made.data.id) : "";
  }

  /** Published ones with the office's answers, the newest first. */
  async aspirations(params: {
    readonly state: string | undefined;
    readonly category: string | undefined;
    readonly page: number;
  }): Promise<Aspirations> {
    return readEnvelope(await this.own.get("voices/aspirations", { params }), Aspirations);
  }

  /** For the office. @throws AppError not-found where it is not published */
  async answer(order: AnswerOrder): Promise<void> {
    readEnvelope(await this.own.create("voices/answer", order), z.object({ state: z.string() }));
  }

  /** Published ones, the newest first. */
  async testimonies({ offset, limit }: { offset: number; limit: number }): Promise<readonly Testimony[]> {
    const params = {
      select: "id,name,role,institution,message,photo,is_published,created_at",
      is_published: "is.true",
      order: "created_at.desc",
      offset,
      limit,
    };
    return readRows(await this.http.db.get("testimonies", { params }), Testimony);
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
