import { Publications, PublishedChanges } from "@serambi/kernel/cms";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";
import type * as z from "zod/mini";

/** The services host as the server reads it for pages of the editor. All calls throw AppErrors. */
export class SiteApi {
  constructor(
    private readonly services: HttpClient,
    private readonly app: string,
  ) {}

  /** @param page from 1 */
  async history(page: number): Promise<z.infer<typeof Publications>> {
    return readEnvelope(await this.services.get(`${this.app}/cms/app/history`, { params: { page } }), Publications);
  }

  async publication(id: number): Promise<PublishedChanges> {
    return readEnvelope(await this.services.get(`${this.app}/cms/app/history/${id}`), PublishedChanges);
  }
}
