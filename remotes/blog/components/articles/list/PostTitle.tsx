import { useLanguage, useTenant } from "@serambi/kernel/remote";
import { CoveringLink } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ArticleReader";
import { postPath, type Section } from "../../../contract/paths";

interface PostTitleProps {
  readonly post: ListedPost;
  readonly as: "h2" | "h3";
  /** The section in whose list it stands: it is read there, where it belongs there. */
  readonly section?: Section | undefined;
  readonly className?: string | undefined;
}

/** The headline: the whole story is its link's target, where the site has a page for it. */
export const PostTitle = ({ post, as: Heading, section, className }: PostTitleProps) => {
  const language = useLanguage();
  const path = postPath(useTenant(), post, section);
  return (
    <Heading className={className} lang={post.language === language ? undefined : post.language}>
      <CoveringLink to={path}>{post.title}</CoveringLink>
    </Heading>
  );
};
