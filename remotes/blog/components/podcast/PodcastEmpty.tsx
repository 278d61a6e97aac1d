import { useMessages } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState } from "@serambi/kernel/ui";

import type { EpisodeList } from "../../contract/podcast/episodes";
import { podcastAddress, type EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";

interface PodcastEmptyProps {
  readonly list: EpisodeList;
  readonly query: EpisodeQuery;
}

/** Nothing to show: because the list ends before this page, because nothing is found, or because nothing is there yet. */
export const PodcastEmpty = ({ list: { totalItems, totalPages }, query }: PodcastEmptyProps) => {
  const t = useMessages<Messages>();
  const { search, categorySlug } = query;
  if (totalItems > 0)
    return (
      <EmptyState
        title={t.emptyPage}
        action={<ButtonLink to={podcastAddress({ ...query, page: totalPages })}>{t.lastPage}</ButtonLink>}
      >
        <p>{t.emptyPageHelp(totalPages)}</p>
      </EmptyState>
    );
  if (search !== undefined)
    return (
      <EmptyState
        title={t["podcast.nothingFound"](search)}
        action={
          <ButtonLink to={podcastAddress({ page: 1, ...(categorySlug !== undefined && { categorySlug }) })}>
            {t["podcast.clearSearch"]}
          </ButtonLink>
        }
      >
        <p>{t["podcast.nothingFoundHelp"]}</p>
      </EmptyState>
    );
  if (categorySlug !== undefined)
    return (
      <EmptyState
        title={t["podcast.emptyCategory"]}
        action={<ButtonLink to={podcastAddress({ page: 1 })}>{t["podcast.allEpisodes"]}</ButtonLink>}
      />
    );
  return (
    <EmptyState title={t["podcast.empty"]}>
      <p>{t["podcast.emptyHelp"]}</p>
    </EmptyState>
  );
};
