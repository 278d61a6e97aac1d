import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import { DemoRequest } from "../contract/DemoRequest";

/** The services host, asked for a demo. */
export class DemoApi {
  constructor(private readonly services: HttpClient) {}

  /**
   * Asks for a trial room. (specification section 7.1: a GET, by which something is made; asked again it is the same room)
   * @throws AppError invalid | too-many | offline | timeout | upstream | malformed
   */
  async ask(email: string): Promise<DemoRequest> {
    return readEnvelope(await this.services.get("cms/app/request-demo", { params: { email } }), DemoRequest);
  }
}
