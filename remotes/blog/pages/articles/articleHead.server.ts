import type { PublicTenant } from "@serambi/kernel/contracts";
import { kainAddress } from "@serambi/kernel/kain";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { Article } from "../../contract/articles/Article";
import { articleCloth } from "../../contract/articles/articleCloth";
import { feedAlternates } from "../../contract/feeds";
import type { PostKind } from "../../contract/hosts/posts";
import { categoryPath, listPath, sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";

type Context = PageContext<Messages>;

/** @param path the one address that the post is known by: whoever came by another one is told it */
export const articleHead = (article: Article, path: string, { t, tenant, pattern }: Context): PageHead => {
  const section = sectionOf(pattern);
  const list = listPath(tenant, section);
  return {
    title: article.title,
    description: article.summary,
    type: "article",
    canonicalPath: path,
    ...(article.cover && { image: article.cover }),
    ...(list !== undefined && { alternates: feedAlternates(list, t[section]) }),
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

export const articleJsonLd = (article: Article, path: string, { tenant, t, pattern }: Context): readonly JsonLd[] => {
  const section = sectionOf(pattern);
  const { title, summary, category, author, publishedAt, updatedAt, wordCount, language, tags } = article;
  const url = tenant.origin + path;
  return [
    breadcrumbList(tenant, [
      { name: t[section], path: listPath(tenant, section) },
      { name: category.name, path: categoryPath(tenant, section, category.slug) },
      { name: title },
    ]),
    {
      "@context": "https://schema.org",
      "@type": TYPES[article.kind] ?? "Article",
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: { "@type": "WebPage", "@id": url },
      image: [pictureOf(tenant, article)],
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
