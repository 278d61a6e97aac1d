import { EventDetail, EventSummary, type Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";

import type { EventQuery, EventReader } from "../../contract/events/EventReader";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";

/** What happens at a site (specification section 7.1; decision 32: events are posts of the kind `event`). */
export class EventClient implements EventReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of events (`post/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list({ page, pageSize, isActive }: EventQuery): Promise<Page<EventSummary>> {
    const params = { page, pageSize, kind: "event", active: isActive };
    const answer = await this.services.get("post/list", { params });
    const found = readPage(answer, EventSummary, this.teller("post/list"));
    return { ...found, items: found.items.map((event) => withOwnCover(event)) };
  }

  /**
   * One event (`post/detail`), its description sanitised.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async event(key: string): Promise<EventDetail> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    return withOwnCover(await withCleanContent(readEnvelope(answer, EventDetail, this.teller("post/detail"))));
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
