import { HomeSetting } from "@serambi/kernel/contracts";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

/** The services host as this remote uses it. */
export class HomeApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
  ) {}

  /**
   * The site's home page as a list of slots. (spec 7.1, `{app}/cms/app/setting/home`)
   * @throws AppError offline | timeout | upstream | malformed
   */
  readHome = async (): Promise<HomeSetting> =>
    readEnvelope(await this.services.get(`${this.app}/cms/app/setting/home`), HomeSetting);
}
