import { useMessages } from "@serambi/kernel/remote";
import { ChoiceLinks } from "@serambi/kernel/ui";

import type { PodcastData } from "../../contract/podcast/episodes";
import { podcastAddress, type EpisodeQuery } from "../../contract/podcast/podcastAddress";
import type { Messages } from "../../messages/id";

interface PodcastCategoriesProps {
  readonly categories: PodcastData["categories"];
  readonly query: EpisodeQuery;
}

/** What there are episodes about, as links; a search goes with them. Nothing where there is nothing to choose. */
export const PodcastCategories = ({ categories, query: { search, categorySlug } }: PodcastCategoriesProps) => {
  const t = useMessages<Messages>();
  if (categories.length < 2) return null;
  const chosen = categorySlug?.toLowerCase();
  const searched = search === undefined ? {} : { search };
  const links = [
    { name: t["podcast.all"], to: podcastAddress({ page: 1, ...searched }), isChosen: chosen === undefined },
    ...categories.map(({ slug, name }) => ({
      name,
      to: podcastAddress({ page: 1, ...searched, categorySlug: slug }),
      isChosen: slug.toLowerCase() === chosen,
    })),
  ];
  return <ChoiceLinks label={t["podcast.categories"]} links={links} />;
};
