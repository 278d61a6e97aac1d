import { readEnvelope, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { CoderSignUp } from "../contract/CoderSignUp";

/** Accounts for coders. */
export class CoderApi {
  constructor(private readonly http: Pick<HttpClients, "services">) {}

  /** @throws AppError invalid, with the fields that are wrong; too-many where the mailbox has had letters enough */
  async signUp(form: CoderSignUp): Promise<void> {
    readEnvelope(await this.http.services.create("auth/signup/coder", form), z.object({ username: z.string() }));
  }
}
