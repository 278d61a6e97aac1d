import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { askedSection, listAddress } from "../../contract/articles/listAddress";
import { findCategory, type SectionData } from "../../contract/articles/SectionData";
import { feedAlternates } from "../../contract/feeds";
import { listPath, mainSection, postPath, ROUTES } from "../../contract/paths";
import type { Messages } from "../../messages/id";

type Context = PageContext<Messages>;

/** What an address asks for, and the category that it is about. */
const shownBy = ({ categories }: SectionData, context: Context) => {
  const asked = askedSection(context);
  return { ...asked, category: findCategory(categories, asked.query.categorySlug) };
};

type Shown = ReturnType<typeof shownBy>;

const titleOf = ({ section, category }: Shown, { t }: Context): string =>
  category ? t["list.inCategory"](category.name, t[section]) : t[section];

const descriptionOf = ({ section, category }: Shown, { t, tenant: { settings } }: Context): string =>
  category
    ? t["list.categoryDescription"](category.name, t[section], settings.title)
    : t["list.description"](t[section], settings.title);

/** A page of a section or category has an address of its own; what is searched for, or not there, is nothing to find. */
export const articlesHead = (data: SectionData, context: Context): PageHead => {
  const { t, tenant } = context;
  const shown = shownBy(data, context);
  const { section, query, category } = shown;
  const { page, search } = query;
  const title = titleOf(shown, context);
  const isFound = search === undefined && data.list !== null && data.list.items.length > 0;
  return {
    title: page > 1 ? t.onPage(title, page) : title,
    description: descriptionOf(shown, context),
    canonicalPath: listAddress(tenant, mainSection(tenant, section), {
      page,
      categorySlug: category?.slug ?? query.categorySlug,
    }),
    ...(!isFound && { isIndexed: false }),
    alternates: feedAlternates(ROUTES[section].list, t[section]),
  };
};

export const articlesJsonLd = (data: SectionData, context: Context): readonly JsonLd[] => {
  const { t, tenant, language } = context;
  const shown = shownBy(data, context);
  const { section, query, category } = shown;
  const name = titleOf(shown, context);
  const elements = (data.list?.items ?? []).flatMap((post) => {
    const path = postPath(tenant, post, section);
    return path === undefined ? [] : [{ name: post.title, url: tenant.origin + path }];
  });
  const [listed] = itemList(name, elements);
  return [
    breadcrumbList(
      tenant,
      category
        ? [{ name: t[section], path: listPath(tenant, section) }, { name: category.name }]
        : [{ name: t[section] }],
    ),
    ...(listed
      ? [
          {
            "@context": "https://schema.org",
            "@type": ROUTES[section].kind === "blog" ? "Blog" : "CollectionPage",
            name,
            description: descriptionOf(shown, context),
            url: tenant.origin + listAddress(tenant, section, query),
            inLanguage: language,
            mainEntity: listed,
          },
        ]
      : []),
  ];
};
