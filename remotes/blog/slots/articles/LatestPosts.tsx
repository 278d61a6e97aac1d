import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section } from "@serambi/kernel/ui";
import { useId } from "react";

import { PostColumns } from "../../components/articles/list/PostColumns";
import { PostRows } from "../../components/articles/list/PostRows";
import { categoryPath, listPath, postSection } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { latestPostsSlot } from "./articleSlots.server";
import s from "./LatestPosts.module.css";

/** `blog.latest.v1`: the newest to read, and the way to all of it. */
export const Slot = ({
  props: { title, kind, categorySlug, layout, hidesEmpty },
  data: posts,
}: SlotProps<typeof latestPostsSlot>) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const headingId = useId();
  const section = postSection(tenant, { kind: kind ?? posts[0]?.kind ?? "blog" });
  const all = section && (categorySlug ? categoryPath(tenant, section, categorySlug) : listPath(tenant, section));
  if (hidesEmpty && posts.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <div className={s.wrap}>
        <h2 id={headingId} className={s.title}>
          {title}
        </h2>
        {posts.length === 0 && <p className={s.empty}>{t["latest.empty"]}</p>}
        {posts.length > 0 &&
          (layout === "columns" ? <PostColumns posts={posts} /> : <PostRows posts={posts} heading="h3" />)}
        {all && posts.length > 0 && (
          <p className={s.all}>
            <ArrowLink to={all}>{t["latest.all"]}</ArrowLink>
          </p>
        )}
      </div>
    </Section>
  );
};
