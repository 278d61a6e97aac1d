import { useLanguage, useTenant } from "@serambi/kernel/remote";
import { CoveringLink, cx, TextLink } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import { categoryPath, postPath, postSection, type Section } from "../../../contract/paths";
import s from "./PostHeadline.module.css";

interface PostHeadlineProps {
  readonly post: ListedPost;
  readonly as: "h2" | "h3";
  /** The section in whose list it stands: it is read there, where it belongs there. */
  readonly section?: Section | undefined;
  readonly className?: string | undefined;
  /** Of what stands above it. */
  readonly kindClassName?: string | undefined;
}

/**
 * What a post is about, which leads to more of the same, and its headline: the whole story is that link's target. Either is a link
 * where the site has a page for it.
 */
export const PostHeadline = ({ post, as: Heading, section, className, kindClassName }: PostHeadlineProps) => {
  const language = useLanguage();
  const tenant = useTenant();
  const { category } = post;
  const place = postSection(tenant, post, section);
  const path = place && categoryPath(tenant, place, category.slug);
  return (
    <>
      <p className={cx(s.kind, kindClassName)}>
        {path ? (
          <TextLink to={path} className={s.link}>
            {category.name}
          </TextLink>
        ) : (
          category.name
        )}
      </p>
      <Heading className={className} lang={post.language === language ? undefined : post.language}>
        <CoveringLink to={postPath(tenant, post, section)}>{post.title}</CoveringLink>
      </Heading>
    </>
  );
};
