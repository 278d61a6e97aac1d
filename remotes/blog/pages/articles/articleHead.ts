import type { PostKind, PublicTenant } from "@serambi/kernel/contracts";
import { kainAddress } from "@serambi/kernel/kain";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { articleCloth } from "../../components/articles/article/articleCloth";
import type { Article } from "../../contract/articles/Article";
import { categoryPath, listPath, postPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { articleAt } from "./articleAt";

type Context = PageContext<Messages>;

/** One address per post: whoever came by a shorter one is told it. */
export const articleHead = (store: BlogStore, context: Context): PageHead => {
  const { article, section } = articleAt(store, context);
  const { data } = article.post.state;
  const { t, tenant, path } = context;
  if (!data) return { title: t[section], isIndexed: false };
  const list = listPath(tenant, section);
  return {
    title: data.title,
    description: data.summary,
    type: "article",
    canonicalPath: postPath(tenant, data) ?? path,
    ...(data.cover && { image: data.cover }),
    ...(list !== undefined && { feeds: [{ section: list, title: t[section] }] }),
  };
};

const TYPES: Partial<Record<PostKind, string>> = { blog: "BlogPosting", news: "NewsArticle" };

/** As large as search engines ask for. */
const DRAWN = { width: 1200, height: 675 } as const;

const pictureOf = ({ origin }: PublicTenant, article: Article): string =>
  article.cover && URL.canParse(article.cover, origin)
    ? new URL(article.cover, origin).href
    : origin + kainAddress({ ...articleCloth(article), ...DRAWN });

const publisherOf = ({ origin, settings }: PublicTenant): JsonLd => ({
  "@type": "Organization",
  name: settings.meta.site_name || settings.title,
  url: `${origin}/`,
  ...(settings.favicon && {
    logo: { "@type": "ImageObject", url: `${origin}/icons/512.png`, width: 512, height: 512 },
  }),
});

export const articleJsonLd = (store: BlogStore, context: Context): readonly JsonLd[] => {
  const { article, section } = articleAt(store, context);
  const { data } = article.post.state;
  if (!data) return [];
  const { tenant, t, path } = context;
  const { title, summary, category, author, publishedAt, updatedAt, wordCount, language, tags } = data;
  const url = tenant.origin + (postPath(tenant, data) ?? path);
  return [
    breadcrumbList(tenant, [
      { name: t[section], path: listPath(tenant, section) },
      { name: category.name, path: categoryPath(tenant, section, category.slug) },
      { name: title },
    ]),
    {
      "@context": "https://schema.org",
      "@type": TYPES[data.kind] ?? "Article",
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: { "@type": "WebPage", "@id": url },
      image: [pictureOf(tenant, data)],
      datePublished: publishedAt,
      dateModified: updatedAt,
      author: { "@type": "Person", name: author.name, ...(author.role && { jobTitle: author.role }) },
      publisher: publisherOf(tenant),
      articleSection: category.name,
      ...(tags.length > 0 && { keywords: tags.join(", ") }),
      wordCount,
      inLanguage: language,
      isAccessibleForFree: true,
    },
  ];
};
