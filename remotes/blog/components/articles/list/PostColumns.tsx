import type { ListedPost } from "../../../contract/articles/ListedPost";
import s from "./PostColumns.module.css";
import { PostFacts } from "./PostFacts";
import { PostHeadline } from "./PostHeadline";

/** Headlines side by side, ruled off like the columns of a newspaper; no pictures. */
export const PostColumns = ({ posts }: { readonly posts: readonly ListedPost[] }) => (
  <div className={s.place}>
    <ul className={s.columns}>
      {posts.map((post) => (
        <li key={post.id} className={s.column}>
          <PostHeadline post={post} as="h3" className={s.title} />
          <p className={s.summary}>{post.summary}</p>
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  </div>
);
