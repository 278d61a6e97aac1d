import { readEnvelope, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { WantedIntroduction, WantedProfile } from "../contract/bodies";
import { Profile, TalentList } from "../contract/Talent";

/** Graduates as they agreed to be shown. */
export class TalentClient {
  private readonly own: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.own = http.named("careers");
  }

  async talents(query: {
    readonly trade?: string | undefined;
    readonly city?: string | undefined;
    readonly freeBy?: string | undefined;
  }): Promise<TalentList> {
    return readEnvelope(await this.own.get("talents", { params: query }), TalentList);
  }

  /** @returns the number of the request. @throws AppError invalid by field */
  async introduce(wanted: WantedIntroduction): Promise<string> {
    return readEnvelope(await this.own.create("introductions", wanted), z.object({ number: z.string() })).number;
  }

  async profile(): Promise<Profile> {
    return readEnvelope(await this.own.get("profile"), Profile);
  }

  async share(profile: WantedProfile): Promise<void> {
    readEnvelope(await this.own.create("profile", profile), z.unknown());
  }

  async withdraw(): Promise<void> {
    readEnvelope(await this.own.create("profile/withdraw", {}), z.unknown());
  }
}
