import { Episode, EpisodeSummary, type Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";

import type { EpisodeQuery, PodcastReader } from "../../contract/podcast/PodcastReader";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";

/** Specification section 9. */
const PAGE_SIZE = 6;

/** The episodes of a site (specification section 7.1; decision 32). */
export class PodcastClient implements PodcastReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of episodes (`podcast/list`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async list({ page, search, categorySlug }: EpisodeQuery): Promise<Page<EpisodeSummary>> {
    const params = { page, pageSize: PAGE_SIZE, search, categorySlug };
    const answer = await this.services.get("podcast/list", { params });
    const found = readPage(answer, EpisodeSummary, this.teller("podcast/list"));
    return { ...found, items: found.items.map((episode) => withOwnCover(episode)) };
  }

  /**
   * One episode (`podcast/detail`), its notes sanitised.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async episode(key: string): Promise<Episode> {
    const answer = await this.services.get("podcast/detail", { params: { id: key } });
    return withOwnCover(await withCleanContent(readEnvelope(answer, Episode, this.teller("podcast/detail"))));
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
