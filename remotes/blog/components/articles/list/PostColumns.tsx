import type { ListedPost } from "../../../contract/articles/ArticleReader";
import s from "./PostColumns.module.css";
import { PostFacts } from "./PostFacts";
import { PostKind } from "./PostKind";
import { PostTitle } from "./PostTitle";

/** Headlines side by side, ruled off like the columns of a newspaper; no pictures. */
export const PostColumns = ({ posts }: { readonly posts: readonly ListedPost[] }) => (
  <div className={s.place}>
    <ul className={s.columns}>
      {posts.map((post) => (
        <li key={post.id} className={s.column}>
          <PostKind post={post} />
          <PostTitle post={post} as="h3" className={s.title} />
          <p className={s.summary}>{post.summary}</p>
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  </div>
);
