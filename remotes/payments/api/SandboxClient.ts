import { readEnvelope, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { SandboxChoice } from "../contract/bodies";
import { SandboxPayment } from "../contract/Sandbox";

/** The sandbox provider's own side: whoever knows the code of a payment sees and ends it. */
export class SandboxClient {
  private readonly services: HttpClient;

  constructor(http: Pick<HttpClients, "services">) {
    this.services = http.services;
  }

  /** @throws AppError not-found */
  async payment(code: string): Promise<SandboxPayment> {
    return readEnvelope(await this.services.get(`payments/sandbox/${encodeURIComponent(code)}`), SandboxPayment);
  }

  /** @returns where the provider sends the payer back to */
  async end(code: string, choice: SandboxChoice): Promise<string> {
    const { backTo } = readEnvelope(
      await this.services.create(`payments/sandbox/${encodeURIComponent(code)}`, choice),
      z.object({ backTo: z.string() }),
    );
    return backTo;
  }
}
