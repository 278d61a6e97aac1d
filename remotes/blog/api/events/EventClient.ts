import type { Page } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";
import * as z from "zod/mini";

import { EventDetail, EventSummary } from "../../contract/hosts/posts";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";
import { inOwnZone, programmeInOwnZone } from "./inOwnZone";

/** A host knows posts of all kinds by their slugs. */
const OfAnyKind = z.object({ kind: z.string() });

interface EventQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** True: to come and under way, the soonest first. False: over, the latest first. Missing: both, in that order. */
  readonly isActive?: boolean | undefined;
  /** The kind of event, in the host's word for it. */
  readonly type?: string | undefined;
}

/**
 * What happens at a site (specification section 7.1; decision 32: events are posts of the kind `event`). Every moment comes with
 * the offset of the event's own time zone: what stands in the text is what its clock shows.
 */
export class EventClient {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of events (`post/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list({ page, pageSize, isActive, type }: EventQuery): Promise<Page<EventSummary>> {
    const params = { page, pageSize, kind: "event", active: isActive, type: type || undefined };
    const answer = await this.services.get("post/list", { params });
    const found = readPage(answer, EventSummary, this.teller("post/list"));
    return { ...found, items: found.items.map((event) => inOwnZone(withOwnCover(event))) };
  }

  /**
   * One event (`post/detail`), its description sanitised.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async event(key: string): Promise<EventDetail> {
    const answer = await this.services.get("post/detail", { params: { id: key } });
    if (readEnvelope(answer, OfAnyKind).kind !== "event") throw new AppError("not-found", "What is there is no event");
    const found = readEnvelope(answer, EventDetail, this.teller("post/detail"));
    return programmeInOwnZone(withOwnCover(withCleanContent(found)));
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
