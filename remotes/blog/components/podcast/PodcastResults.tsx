import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages, useReload } from "@serambi/kernel/remote";
import { cx, ErrorState, Pagination, Tag, Wrap } from "@serambi/kernel/ui";
import { useRef } from "react";

import type { EpisodeList } from "../../contract/podcast/episodes";
import type { Player } from "../../contract/podcast/Player";
import { isFront, podcastAddress, type EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import { EpisodeLead } from "./EpisodeLead";
import { EpisodeRows } from "./EpisodeRows";
import { PodcastEmpty } from "./PodcastEmpty";
import s from "./PodcastResults.module.css";

interface CountProps {
  readonly list: EpisodeList;
  /** What the list answers. */
  readonly query: EpisodeQuery;
}

interface PodcastResultsProps {
  /** Null where it could not be had. */
  readonly list: EpisodeList | null;
  readonly query: EpisodeQuery;
  readonly player: Player;
  /** Another list is on its way. */
  readonly isBusy: boolean;
}

/** What the list says of itself: how many there are, and for which question. */
const Count = ({ list: { totalItems, page, items }, query }: CountProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const count = useRef<HTMLParagraphElement>(null);
  useTurnedPage(count);
  const { search, categorySlug } = query;
  const found = t["podcast.found"](formatNumber(totalItems, language), totalItems);
  const text = search === undefined ? found : t["podcast.foundFor"](found, search);
  return (
    <div className={cx(s.bar, isFront(query) && items.length > 0 && s.unseen)}>
      <p ref={count} className={s.count} aria-live="polite" tabIndex={-1}>
        {page > 1 && items.length > 0 ? t.onPage(text, page) : text}
      </p>
      {search !== undefined && (
        <Tag
          removeLabel={t["podcast.clearSearch"]}
          removeTo={podcastAddress({ page: 1, ...(categorySlug !== undefined && { categorySlug }) })}
        >
          {search}
        </Tag>
      )}
    </div>
  );
};

/** The list: the newest episode by itself and the others below it, a page of them, nothing, or that it could not be had. */
export const PodcastResults = ({ list, query, player, isBusy }: PodcastResultsProps) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  if (!list)
    return (
      <Wrap className={s.results}>
        <ErrorState
          title={t["podcast.failed"]}
          message={t.failedHelp}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      </Wrap>
    );
  const { items, page, totalPages } = list;
  const [newest, ...earlier] = items;
  const hasLead = isFront(query) && newest !== undefined;
  const rows = hasLead ? earlier : items;
  return (
    <>
      {hasLead && <EpisodeLead episode={newest} player={player} />}
      <Wrap className={s.results}>
        {hasLead && rows.length > 0 && <h2 className={s.heading}>{t["podcast.earlier"]}</h2>}
        <Count list={list} query={query} />
        {items.length === 0 ? (
          <PodcastEmpty list={list} query={query} />
        ) : (
          <EpisodeRows episodes={rows} player={player} heading={hasLead ? "h3" : "h2"} isBusy={isBusy} />
        )}
        <Pagination
          className={s.pages}
          page={page}
          totalPages={totalPages}
          hrefFor={(to) => podcastAddress({ ...query, page: to })}
          labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage, page: t.pageNumber }}
        />
      </Wrap>
    </>
  );
};
