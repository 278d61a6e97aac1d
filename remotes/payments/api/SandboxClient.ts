import { readEnvelope, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { SandboxChoice } from "../contract/bodies";
import { SandboxPayment } from "../contract/Sandbox";

/** The sandbox provider's own side: whoever knows the code of a payment sees and ends it. */
export class SandboxClient {
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.own = http.named("payments");
  }

  /** @throws AppError not-found */
  async payment(code: string): Promise<SandboxPayment> {
    return readEnvelope(await this.own.get(`sandbox/${encodeURIComponent(code)}`), SandboxPayment);
  }

  /** @returns where the provider sends the payer back to */
  async end(code: string, choice: SandboxChoice): Promise<string> {
    const { backTo } = readEnvelope(
      await this.own.create(`sandbox/${encodeURIComponent(code)}`, choice),
      z.object({ backTo: z.string() }),
    );
    return backTo;
  }
}
