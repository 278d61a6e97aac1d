import type { EpisodeSummary } from "@serambi/kernel/contracts";
import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";

import { clock, clockParts, isoDuration } from "../../contract/podcast/clock";
import type { Messages } from "../../messages/id";
import { Facts } from "../lists/Facts";

interface EpisodeFactsProps {
  readonly episode: EpisodeSummary;
  readonly className?: string | undefined;
}

/** Which one it is, when it was published, how long it takes: short facts with a rule between them. */
export const EpisodeFacts = ({ episode: { number, publishedAt, audio }, className }: EpisodeFactsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <Facts className={className}>
      <span>{t["episode.number"](number)}</span>
      <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
      <time dateTime={isoDuration(audio.seconds)}>
        <span aria-hidden="true">{clock(audio.seconds, language)}</span>
        <VisuallyHidden>{t["episode.length"](t["player.spoken"](...clockParts(audio.seconds)))}</VisuallyHidden>
      </time>
    </Facts>
  );
};
