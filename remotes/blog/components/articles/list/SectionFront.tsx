import { useComposition } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Section } from "../../../contract/paths";
import { LeadStory } from "./LeadStory";
import { PostPair } from "./PostPair";
import { PostRows } from "./PostRows";
import s from "./SectionFront.module.css";

interface SectionFrontProps {
  readonly posts: readonly ListedPost[];
  readonly section: Section;
  readonly isBusy: boolean;
}

const PAIR_END = 3;

/** The newest as a front page has them: one leads, two stand below it, the rest is listed. A site that keeps an index lists them all. */
export const SectionFront = ({ posts, section, isBusy }: SectionFrontProps) => {
  const { list } = useComposition();
  if (list === "index") return <PostRows posts={posts} heading="h2" section={section} isBusy={isBusy} />;
  const [lead] = posts;
  const hasPair = posts.length >= PAIR_END;
  const rest = posts.slice(hasPair ? PAIR_END : 1);
  return (
    <div className={cx(s.front, isBusy && s.busy)} aria-busy={isBusy}>
      {lead && <LeadStory post={lead} section={section} isFirst />}
      {hasPair && <PostPair posts={posts.slice(1, PAIR_END)} section={section} />}
      {rest.length > 0 && <PostRows posts={rest} heading="h2" section={section} />}
    </div>
  );
};
