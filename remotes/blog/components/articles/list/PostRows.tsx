import { useComposition } from "@serambi/kernel/remote";
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

/** Posts below each other with rules between them, each with a small picture; with a number instead, where the site keeps an index. */
export const PostRows = ({ posts, heading, section, isBusy = false }: PostRowsProps) => {
  const isIndex = useComposition().list === "index";
  return (
    <ul className={cx(s.rows, isIndex && s.index, isBusy && s.busy)} aria-busy={isBusy} data-part="list">
      {posts.map((post) => (
        <li key={post.id} className={s.row} data-part="item">
          <PostHeadline post={post} as={heading} section={section} className={s.title} kindClassName={s.kind} />
          <p className={s.summary}>{post.summary}</p>
          <PostFacts post={post} className={s.facts} />
          {!isIndex && (
            <div className={s.picture} data-part="cover">
              <PostCover post={post} width={320} height={240} sizes="(min-width: 48rem) 16rem, 6.5rem" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
