import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";

import { clock, clockParts, isoDuration } from "../../contract/podcast/clock";
import type { ListedEpisode } from "../../contract/podcast/episodes";
import type { Messages } from "../../messages/id";
import { Facts } from "../lists/Facts";

interface EpisodeFactsProps {
  readonly episode: Pick<ListedEpisode, "track" | "publishedAt">;
  readonly className?: string | undefined;
}

/** Which one it is, when it was published, how long it takes: short facts with a rule between them. */
export const EpisodeFacts = ({ episode: { track, publishedAt }, className }: EpisodeFactsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <Facts className={className}>
      <span>{t["episode.number"](track.number)}</span>
      <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
      <time dateTime={isoDuration(track.seconds)}>
        <span aria-hidden="true">{clock(track.seconds, language)}</span>
        <VisuallyHidden>{t["episode.length"](t["player.spoken"](...clockParts(track.seconds)))}</VisuallyHidden>
      </time>
    </Facts>
  );
};
