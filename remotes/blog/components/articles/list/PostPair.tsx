import type { ListedPost } from "../../../contract/articles/ListedPost";
import type { Section } from "../../../contract/paths";
import { PostCover } from "./PostCover";
import { PostFacts } from "./PostFacts";
import { PostHeadline } from "./PostHeadline";
import s from "./PostPair.module.css";

interface PostPairProps {
  readonly posts: readonly ListedPost[];
  readonly section?: Section;
}

/** What stands below the story that leads: two of unequal width under pictures of one height. */
export const PostPair = ({ posts, section }: PostPairProps) => (
  <ul className={s.pair}>
    {posts.map((post) => (
      <li key={post.id} className={s.story}>
        <div className={s.picture}>
          <PostCover
            post={post}
            width={720}
            height={480}
            sizes="(min-width: 72rem) 40rem, (min-width: 48rem) 55vw, 100vw"
          />
        </div>
        <div>
          <PostHeadline post={post} as="h2" section={section} className={s.title} />
          <p className={s.summary}>{post.summary}</p>
          <PostFacts post={post} />
        </div>
      </li>
    ))}
  </ul>
);
