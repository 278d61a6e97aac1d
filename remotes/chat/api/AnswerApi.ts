import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import { WholeAnswer } from "../contract/chat";

/** The server's call to the assistant for a page without scripts. An addition to the specified calls. */
export class AnswerApi {
  constructor(private readonly chat: HttpClient) {}

  /** @throws AppError offline | timeout | upstream | malformed | too-many */
  async answer(query: string): Promise<WholeAnswer> {
    return readEnvelope(await this.chat.get("v2/answer", { params: { query } }), WholeAnswer);
  }
}
