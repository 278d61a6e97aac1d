import { readPage } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { PAGE_SIZE } from "../contract/catalogQuery";
import { Webinar } from "../contract/hosts/programs";
import { webinarTiming, type WebinarPage } from "../contract/webinarTiming";

/** The webinars of the services host (specification section 7.1). */
export class WebinarClient {
  constructor(private readonly deps: Pick<RemoteDeps, "http" | "report" | "now">) {}

  /**
   * A page of webinars (`class/webinar`), those to come first, soonest first, then those that have been.
   * @param page from 1
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list(page: number): Promise<WebinarPage> {
    const { http, report, now } = this.deps;
    const answer = await http.services.get("class/webinar", { params: { page, perPage: PAGE_SIZE } });
    const found = readPage(answer, Webinar, { call: "class/webinar", report });
    const asOf = now().toISOString();
    return {
      ...found,
      items: found.items.map(({ logo: _logo, programIds: _ids, ...webinar }) => ({
        ...webinar,
        timing: webinarTiming(webinar, asOf),
      })),
    };
  }
}
