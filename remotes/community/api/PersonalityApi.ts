import { readEnvelope, readList, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import {
  type CardOrder,
  PersonalityCard,
  type PersonalityForm,
  PersonalityQuestion,
  PersonalityResult,
} from "../contract/Personality";

const Made = z.object({ id: z.uuid() });

/** The personality test: answers go to the hosted database, questions and results are the remote's own. */
export class PersonalityApi {
  constructor(private readonly http: HttpClients) {}

  private get own() {
    return this.http.named("community");
  }

  async questions(): Promise<readonly PersonalityQuestion[]> {
    return readList(await this.own.get("personality/questions"), PersonalityQuestion);
  }

  /** @param key of the form @returns the number of the result; empty where the same form was sent before @throws AppError where it is not 201 */
  async send(form: PersonalityForm, key: string): Promise<string> {
    const headers = {
      prefer: "return=representation",
      accept: "application/vnd.pgrst.object+json",
      ...(key !== "" && { "idempotency-key": key }),
    };
    const made = Made.safeParse(
      await this.http.db.create("user_disc", form, { headers, params: { select: "id,email,d,i,s,c" } }),
    );
    return made.success ? made.data.id : "";
  }

  /** @throws AppError not-found */
  async result(id: string): Promise<PersonalityResult> {
    return readEnvelope(await this.own.get("personality/result", { params: { id } }), PersonalityResult);
  }

  /** @throws AppError not-found where it was taken back */
  async card(id: string): Promise<PersonalityCard> {
    return readEnvelope(await this.own.get("personality/card", { params: { id } }), PersonalityCard);
  }

  /** @throws AppError not-found */
  async orderCard(order: CardOrder): Promise<PersonalityResult> {
    return readEnvelope(await this.own.create("personality/card", order), PersonalityResult);
  }
}
