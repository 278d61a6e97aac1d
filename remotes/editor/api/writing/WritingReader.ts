import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { WritingKind } from "../../contract/writing/kinds";
import { Categories, Writing, WritingSummary } from "../../contract/writing/Writing";

const PAGE_SIZE = 20;

interface ListQuery {
  readonly page: number;
  readonly search: string;
  readonly kind: string;
  readonly state: string;
}

/** The client by which the server reads, for pages, what is written for a site. All calls throw AppErrors. */
export class WritingReader {
  constructor(private readonly services: HttpClient) {}

  /** One page of the list: drafts that were changed last come first. */
  async list(query: ListQuery): Promise<Page<WritingSummary>> {
    const params = { ...query, pageSize: PAGE_SIZE };
    return readPage(await this.services.get("post/writing/list", { params }), WritingSummary);
  }

  async one(kind: string, id: string): Promise<Writing> {
    return readEnvelope(await this.services.get(`post/writing/one/${kind}/${encodeURIComponent(id)}`), Writing);
  }

  async categories(): Promise<z.infer<typeof Categories>> {
    return readEnvelope(await this.services.get("post/writing/categories"), Categories);
  }

  /** Begins a draft. @returns its id */
  async begin(kind: WritingKind): Promise<string> {
    return readEnvelope(await this.services.create("post/writing/new", { kind }), z.object({ id: z.string() })).id;
  }
}
