import { formatNumber } from "@serambi/kernel/i18n";
import { useTurnedPage } from "@serambi/kernel/pages";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { cx, ErrorState, Pagination, PartNotice, SkeletonRow, Tag, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useRef } from "react";

import { isFront, podcastAddress } from "../../contract/podcast/podcastAddress";
import type { Player } from "../../contract/podcast/Player";
import type { EpisodeList } from "../../contract/podcast/PodcastReader";
import type { Messages } from "../../messages/id";
import { EpisodeLead } from "./EpisodeLead";
import { EpisodeRows } from "./EpisodeRows";
import { PodcastEmpty } from "./PodcastEmpty";
import s from "./PodcastResults.module.css";

interface PodcastResultsProps {
  readonly list: RemoteState<EpisodeList>;
  readonly player: Player;
  readonly onRetry: () => void;
}

const ROWS = [0, 1, 2, 3];

/** What the list says of itself: how many there are, and for which question. */
const Count = ({ list }: { readonly list: EpisodeList }) => {
  const { totalItems, page, items, query } = list;
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

/** The list in each of its five faces; what was shown before stays while the next answer is on its way. */
export const PodcastResults = ({ list: { phase, data }, player, onRetry }: PodcastResultsProps) => {
  const t = useMessages<Messages>();
  const isLost = phase === "failed";
  if (!data)
    return (
      <Wrap className={s.results}>
        {isLost ? (
          <ErrorState title={t["podcast.failed"]} message={t.failedHelp} retryLabel={t.retry} onRetry={onRetry} />
        ) : (
          <div aria-busy="true">
            <VisuallyHidden as="p">{t["podcast.loading"]}</VisuallyHidden>
            {ROWS.map((row) => (
              <SkeletonRow key={row} lead="circle" />
            ))}
          </div>
        )}
      </Wrap>
    );
  const { items, page, totalPages, query } = data;
  const [newest, ...earlier] = items;
  const hasLead = isFront(query) && newest !== undefined;
  const rows = hasLead ? earlier : items;
  return (
    <>
      {hasLead && <EpisodeLead episode={newest} player={player} />}
      <Wrap className={s.results}>
        {isLost && <PartNotice title={t.listStale} message={t.listStaleHelp} retryLabel={t.retry} onRetry={onRetry} />}
        {hasLead && rows.length > 0 && <h2 className={s.heading}>{t["podcast.earlier"]}</h2>}
        <Count list={data} />
        {items.length === 0 ? (
          <PodcastEmpty list={data} />
        ) : (
          <EpisodeRows episodes={rows} player={player} heading={hasLead ? "h3" : "h2"} isBusy={phase === "loading"} />
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
