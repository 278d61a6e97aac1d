import { useLanguage } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import type { ListedEpisode } from "../../contract/podcast/episodes";
import s from "./EpisodeTitle.module.css";

interface EpisodeTitleProps {
  readonly episode: Pick<ListedEpisode, "track" | "language">;
  readonly as: "h2" | "h3";
  readonly className?: string | undefined;
}

/** What it is called: the way to its page, where the site has one. */
export const EpisodeTitle = ({ episode: { track, language: own }, as: Heading, className }: EpisodeTitleProps) => {
  const language = useLanguage();
  const { path, title } = track;
  return (
    <Heading className={className} lang={own === language ? undefined : own}>
      {path === undefined ? (
        title
      ) : (
        <TextLink to={path} className={s.link}>
          {title}
        </TextLink>
      )}
    </Heading>
  );
};
