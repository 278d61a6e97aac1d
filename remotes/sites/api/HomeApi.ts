import type { HomeSetting, Language } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { HomeAnswer } from "./HomeAnswer";
import { shownNow } from "./shownNow";

/** The services host as home pages use it. */
export class HomeApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    /** The visitor's, where it is another than the one the site is written in. */
    private readonly language?: Language,
  ) {}

  /**
   * The tenant's home page as a list of slots (spec 7.1, `{app}/cms/app/setting/home`), in the visitor's language where the
   * tenant has written it in that one too.
   * @throws AppError offline | timeout | upstream | malformed
   */
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

/** The home page of a site in the language that it is read in. Sections that are hidden just now are not in it. @throws as `HomeApi.readHome` */
export const readHome = async ({ tenant, language, http, now }: RemoteDeps): Promise<HomeSetting> => {
  const asked = language === tenant.settings.language ? undefined : language;
  return shownNow(await new HomeApi(http.services, tenant.key, asked).readHome(), now());
};
