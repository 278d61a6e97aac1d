import { useMessages } from "@serambi/kernel/remote";

import { podcastAddress, type EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";
import { SearchForm } from "../lists/SearchForm";

/** Searches the episodes, within the category that is chosen. */
export const PodcastSearch = ({ query: { search = "", categorySlug } }: { readonly query: EpisodeQuery }) => {
  const t = useMessages<Messages>();
  const within = categorySlug === undefined ? {} : { categorySlug };
  return (
    <SearchForm
      search={search}
      addressOf={(wanted) => podcastAddress({ page: 1, ...within, ...(wanted !== undefined && { search: wanted }) })}
      texts={{ label: t["podcast.search"], hint: t["podcast.searchHint"], submit: t["podcast.searchSubmit"] }}
    />
  );
};
