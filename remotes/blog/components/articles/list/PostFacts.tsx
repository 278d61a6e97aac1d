import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Messages } from "../../../messages/id";
import { Facts } from "../../lists/Facts";

interface PostFactsProps {
  readonly post: ListedPost;
  readonly className?: string | undefined;
}

/** Who wrote it, when, how long it takes: short facts with a rule between them. */
export const PostFacts = ({ post: { author, publishedAt, readingMinutes }, className }: PostFactsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <Facts className={className}>
      {author && <span>{t.by(author)}</span>}
      <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>
      {readingMinutes > 0 && <span>{t.minutes(formatNumber(readingMinutes, language))}</span>}
    </Facts>
  );
};
