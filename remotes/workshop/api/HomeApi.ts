import { HomeSetting } from "@serambi/kernel/contracts";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import type { HomeReader } from "../contract/HomeReader";

/** The services host as this remote uses it. */
export class HomeApi implements HomeReader {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
  ) {}

  readHome = async (): Promise<HomeSetting> =>
    readEnvelope(await this.services.get(`${this.app}/cms/app/setting/home`), HomeSetting);
}
