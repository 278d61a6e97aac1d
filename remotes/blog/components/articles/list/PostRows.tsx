import { cx } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Section } from "../../../contract/paths";
import { PostCover } from "./PostCover";
import { PostFacts } from "./PostFacts";
import { PostHeadline } from "./PostHeadline";
import s from "./PostRows.module.css";

interface PostRowsProps {
  readonly posts: readonly ListedPost[];
  readonly heading: "h2" | "h3";
  readonly section?: Section | undefined;
  readonly isBusy?: boolean;
}

/** Posts below each other with rules between them, each with a small picture. */
export const PostRows = ({ posts, heading, section, isBusy = false }: PostRowsProps) => (
  <ul className={cx(s.rows, isBusy && s.busy)} aria-busy={isBusy}>
    {posts.map((post) => (
      <li key={post.id} className={s.row}>
        <PostHeadline post={post} as={heading} section={section} className={s.title} kindClassName={s.kind} />
        <p className={s.summary}>{post.summary}</p>
        <PostFacts post={post} className={s.facts} />
        <div className={s.picture}>
          <PostCover post={post} width={320} height={240} sizes="(min-width: 48rem) 16rem, 6.5rem" />
        </div>
      </li>
    ))}
  </ul>
);
