import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import type { WantedAttempt } from "../../contract/studio/attemptBodies";
import { Attempt, OwnAttempts } from "../../contract/studio/exerciseAnswers";

/** Attempts of whoever is logged in, for browsers. */
export class AttemptClient {
  constructor(private readonly host: HttpClient) {}

  /**
   * One's own attempts at an exercise, the newest first, with what teachers said of them.
   * @throws AppError unauthorized | offline | timeout | upstream | malformed
   */
  async attempts(exercise: string): Promise<OwnAttempts> {
    return readEnvelope(await this.host.get("studio/attempts", { params: { exercise } }), OwnAttempts);
  }

  /**
   * Keeps an attempt. One that passes every test passes the exercise (`announceTask` tells an open chapter).
   * @throws AppError unauthorized | not-found | invalid | offline | timeout | upstream | malformed
   */
  async record(attempt: WantedAttempt): Promise<Attempt> {
    return readEnvelope(await this.host.create("studio/attempts", attempt), Attempt);
  }
}
