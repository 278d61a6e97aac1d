import type { HomeSetting, Language } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import type { HomeReader } from "../contract/HomeReader";
import { HomeAnswer } from "./HomeAnswer";

/** The services host as this remote uses it; loaded with the first call, so that no page pays for it at its start. */
export class HomeApi implements HomeReader {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    /** The visitor's, where it is another than the one the site is written in. */
    private readonly language?: Language,
  ) {}

  readHome = async (): Promise<HomeSetting> => {
    if (this.language === undefined) return this.read("home");
    try {
      return await this.read(`home_${this.language}`);
    } catch (error) {
      // There is none in that language, or it cannot be had just now: better the other one than no page. It is no translation.
      if (isAppError(error)) return { sections: (await this.read("home")).sections };
      throw error;
    }
  };

  private async read(key: string): Promise<HomeSetting> {
    return readEnvelope(await this.services.get(`${this.app}/cms/app/setting/${key}`), HomeAnswer);
  }
}
