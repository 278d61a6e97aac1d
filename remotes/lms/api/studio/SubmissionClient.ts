import { readEnvelope, readList, type HttpClient } from "@serambi/kernel/http";

import type { WantedComment, WantedVerdict } from "../../contract/studio/attemptBodies";
import { Attempt, Remark, SubmissionDetail, Submissions } from "../../contract/studio/exerciseAnswers";

/** What learners of a site's classes have sent in, for teachers. */
export class SubmissionClient {
  constructor(private readonly host: HttpClient) {}

  /**
   * What teachers said last of the asker's own attempts.
   * @throws AppError unauthorized | offline | timeout | upstream | malformed
   */
  async remarks(): Promise<readonly Remark[]> {
    return readList(await this.host.get("studio/remarks"), Remark);
  }

  /** @throws AppError forbidden | offline | timeout | upstream | malformed */
  async submissions(): Promise<Submissions> {
    return readEnvelope(await this.host.get("studio/submissions"), Submissions);
  }

  /** @throws AppError not-found | forbidden | offline | timeout | upstream | malformed */
  async submission(id: string): Promise<SubmissionDetail> {
    return readEnvelope(await this.host.get("studio/submission", { params: { id } }), SubmissionDetail);
  }

  /** @throws AppError invalid with a message for each field | not-found | forbidden | offline | timeout | upstream | malformed */
  async comment(comment: WantedComment): Promise<Attempt> {
    return readEnvelope(await this.host.create("studio/comments", comment), Attempt);
  }

  /** @throws AppError invalid | not-found | forbidden for one's own | offline | timeout | upstream | malformed */
  async judge(verdict: WantedVerdict): Promise<Attempt> {
    return readEnvelope(await this.host.create("studio/verdicts", verdict), Attempt);
  }
}
