import type { Category } from "@serambi/kernel/contracts";
import { useMessages } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { podcastAddress } from "../../contract/podcast/podcastAddress";
import type { EpisodeQuery } from "../../contract/podcast/PodcastReader";
import type { Messages } from "../../messages/id";
import s from "./PodcastCategories.module.css";

interface PodcastCategoriesProps {
  readonly categories: readonly Category[];
  readonly query: EpisodeQuery;
}

/** What there are episodes about, as links; a search goes with them. Nothing where there is nothing to choose. */
export const PodcastCategories = ({ categories, query: { search, categorySlug } }: PodcastCategoriesProps) => {
  const t = useMessages<Messages>();
  if (categories.length < 2) return null;
  const chosen = categorySlug?.toLowerCase();
  const searched = search === undefined ? {} : { search };
  const choices = [
    { name: t["podcast.all"], to: podcastAddress({ page: 1, ...searched }), isChosen: chosen === undefined },
    ...categories.map(({ slug, name }) => ({
      name,
      to: podcastAddress({ page: 1, ...searched, categorySlug: slug }),
      isChosen: slug.toLowerCase() === chosen,
    })),
  ];
  return (
    <nav className={s.nav} aria-label={t["podcast.categories"]}>
      <ul>
        {choices.map(({ name, to, isChosen }) => (
          <li key={to}>
            <TextLink to={to} className={s.link} aria-current={isChosen ? "true" : undefined}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
