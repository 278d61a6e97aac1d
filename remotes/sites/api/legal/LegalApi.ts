import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";

import { LegalSetting } from "../../contract/hosts/legal";

const CALL = "cms/app/setting/legal";

/** Who answers for a site. */
export class LegalApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
  ) {}

  /**
   * @returns null where the site has not said it
   * @throws AppError offline | timeout | upstream | malformed
   */
  read = async (): Promise<LegalSetting | null> => {
    try {
      const answer = await this.services.get(`${this.app}/${CALL}`);
      return readEnvelope(answer, LegalSetting, { call: CALL, report: this.report });
    } catch (error) {
      if (isAppError(error) && error.code === "not-found") return null;
      throw error;
    }
  };
}
