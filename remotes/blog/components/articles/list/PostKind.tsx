import { useTenant } from "@serambi/kernel/remote";
import { cx, TextLink } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ArticleReader";
import { categoryPath, postSection, type Section } from "../../../contract/paths";
import s from "./PostKind.module.css";

interface PostKindProps {
  readonly post: ListedPost;
  readonly section?: Section | undefined;
  readonly className?: string | undefined;
}

/** What it is about, above its headline: the way to more of the same. */
export const PostKind = ({ post, section, className }: PostKindProps) => {
  const tenant = useTenant();
  const place = postSection(tenant, post, section);
  const path = place && categoryPath(tenant, place, post.category.slug);
  return (
    <p className={cx(s.kind, className)}>
      {path ? (
        <TextLink to={path} className={s.link}>
          {post.category.name}
        </TextLink>
      ) : (
        post.category.name
      )}
    </p>
  );
};
