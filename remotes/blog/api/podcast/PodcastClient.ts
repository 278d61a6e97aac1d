import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type Report, type Teller } from "@serambi/kernel/http";

import { Category, Episode, EpisodeSummary } from "../../contract/hosts/posts";
import type { EpisodeQuery } from "../../contract/podcast/podcastAddress";
import { withCleanContent } from "../withCleanContent";
import { withOwnCover } from "../withOwnCover";
import { ownRecording } from "./ownRecording";

/** Specification section 9. */
const PAGE_SIZE = 6;
/** The largest page that the host gives: a podcast about more than that is about everything. */
const CATEGORIES = 50;

/** The episodes of a site (specification section 7.1; decision 32). */
export class PodcastClient {
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
    return { ...found, items: found.items.map((episode) => ownRecording(withOwnCover(episode))) };
  }

  /**
   * What there are episodes about (`v2/post/category`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async categories(): Promise<readonly Category[]> {
    const params = { page: 1, pageSize: CATEGORIES, kind: "podcast" };
    const answer = await this.services.get("v2/post/category", { params });
    return readPage(answer, Category, this.teller("v2/post/category")).items;
  }

  /**
   * One episode (`podcast/detail`), its notes sanitised.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async episode(key: string): Promise<Episode> {
    const answer = await this.services.get("podcast/detail", { params: { id: key } });
    const episode = readEnvelope(answer, Episode, this.teller("podcast/detail"));
    return ownRecording(withOwnCover(withCleanContent(episode)));
  }

  private teller(call: string): Teller {
    return { call, report: this.report };
  }
}
