import { cx } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Section } from "../../../contract/paths";
import s from "./LeadStory.module.css";
import { PostCover } from "./PostCover";
import { PostFacts } from "./PostFacts";
import { PostHeadline } from "./PostHeadline";

interface LeadStoryProps {
  readonly post: ListedPost;
  readonly section?: Section;
  /** `large` opens a page, `medium` stands within one. */
  readonly size?: "large" | "medium";
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** The story that leads: the headline before its picture, and beside that what it is about. */
export const LeadStory = ({ post, section, size = "large", isFirst = false }: LeadStoryProps) => (
  <article className={cx(s.lead, size === "medium" && s.medium)}>
    <div className={s.head}>
      <PostHeadline post={post} as="h2" section={section} className={s.title} />
    </div>
    <div className={s.picture}>
      <PostCover
        post={post}
        variant="field"
        width={960}
        height={600}
        sizes="(min-width: 72rem) 48rem, (min-width: 48rem) 66vw, 100vw"
        isFirst={isFirst}
      />
    </div>
    <div className={s.words}>
      <p className={s.summary}>{post.summary}</p>
      <PostFacts post={post} />
    </div>
  </article>
);
