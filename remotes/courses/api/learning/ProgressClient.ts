import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import { Certificate, KnownProgress, type CertificateRequest, type ClassProgress } from "../../contract/hosts/learning";

/** What a browser asks the learning host for (decision 19). */
export class ProgressClient {
  constructor(private readonly learning: HttpClient) {}

  /**
   * What the platform knows of the learner who is logged in.
   * @throws AppError unauthorized | offline | timeout | upstream | malformed
   */
  async progress(classroomId: string): Promise<KnownProgress> {
    return readEnvelope(await this.learning.get("progress", { params: { classroomId } }), KnownProgress);
  }

  /**
   * Sends what is known here.
   * @returns both put together
   * @throws AppError unauthorized | invalid | offline | timeout | upstream | malformed
   */
  async mergeProgress(progress: ClassProgress): Promise<KnownProgress> {
    return readEnvelope(await this.learning.create("progress", progress), KnownProgress);
  }

  /**
   * The certificate of a class of which every chapter is done; asked again, the same one.
   * @throws AppError unauthorized | forbidden | conflict | invalid | offline | timeout | upstream | malformed
   */
  async certify(request: CertificateRequest): Promise<Certificate> {
    return readEnvelope(await this.learning.create("certificate", request), Certificate);
  }
}
