import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import { UserDetail } from "../contract/UserDetail";

/** What is asked of the auth host. */
export class AccountClient {
  constructor(private readonly auth: HttpClient) {}

  /**
   * Who is signed in.
   * @throws AppError unauthorized | offline | timeout | upstream | malformed
   */
  async detail(): Promise<UserDetail> {
    return readEnvelope(await this.auth.get("user/detail"), UserDetail);
  }
}
