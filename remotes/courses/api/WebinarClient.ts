import { Webinar, type Page } from "@serambi/kernel/contracts";
import { readPage, type HttpClient, type Report } from "@serambi/kernel/http";

import { PAGE_SIZE } from "../contract/catalogQuery";
import type { WebinarReader } from "../contract/WebinarReader";

/** The webinars of the services host (specification section 7.1). */
export class WebinarClient implements WebinarReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of webinars (`class/webinar`), those to come first.
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list(page: number): Promise<Page<Webinar>> {
    const answer = await this.services.get("class/webinar", { params: { page, perPage: PAGE_SIZE } });
    return readPage(answer, Webinar, { call: "class/webinar", report: this.report });
  }
}
