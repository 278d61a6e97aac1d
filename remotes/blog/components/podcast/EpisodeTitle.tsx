import type { EpisodeSummary } from "@serambi/kernel/contracts";
import { useLanguage, useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import { episodePath } from "../../contract/paths";
import s from "./EpisodeTitle.module.css";

interface EpisodeTitleProps {
  readonly episode: EpisodeSummary;
  readonly as: "h2" | "h3";
  readonly className?: string | undefined;
}

/** What it is called: the way to its page, where the site has one. */
export const EpisodeTitle = ({ episode, as: Heading, className }: EpisodeTitleProps) => {
  const language = useLanguage();
  const path = episodePath(useTenant(), episode);
  return (
    <Heading className={className} lang={episode.language === language ? undefined : episode.language}>
      {path === undefined ? (
        episode.title
      ) : (
        <TextLink to={path} className={s.link}>
          {episode.title}
        </TextLink>
      )}
    </Heading>
  );
};
