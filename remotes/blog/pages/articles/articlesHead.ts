import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { listAddress } from "../../contract/articles/listAddress";
import { listPath, mainSection, postPath, ROUTES } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";
import { listOf } from "./listOf";

type Context = PageContext<Messages>;

/** The list that an address shows, and the category that it is about. */
const shownBy = (store: BlogStore, context: Context) => {
  const { section, query } = listOf(context);
  const shown = articlesOf(store).section(section);
  const { categorySlug } = query;
  return {
    section,
    query,
    list: shown.list,
    category: categorySlug === undefined ? null : shown.category(categorySlug),
  };
};

type Shown = ReturnType<typeof shownBy>;

const titleOf = ({ section, category }: Shown, { t }: Context): string =>
  category ? t["list.inCategory"](category.name, t[section]) : t[section];

const descriptionOf = ({ section, category }: Shown, { t, tenant: { settings } }: Context): string =>
  category
    ? t["list.categoryDescription"](category.name, t[section], settings.title)
    : t["list.description"](t[section], settings.title);

/** A page of a section or category has an address of its own; what is searched for, or not there, is nothing to find. */
export const articlesHead = (store: BlogStore, context: Context): PageHead => {
  const { t, tenant } = context;
  const shown = shownBy(store, context);
  const { section, query, category, list } = shown;
  const { page, search } = query;
  const title = titleOf(shown, context);
  const isFound = search === undefined && list.state.data !== null && list.state.data.items.length > 0;
  return {
    title: page > 1 ? t.onPage(title, page) : title,
    description: descriptionOf(shown, context),
    canonicalPath: listAddress(tenant, mainSection(tenant, section), {
      page,
      categorySlug: category?.slug ?? query.categorySlug,
    }),
    ...(!isFound && { isIndexed: false }),
    feeds: [{ section: ROUTES[section].list, title: t[section] }],
  };
};

export const articlesJsonLd = (store: BlogStore, context: Context): readonly JsonLd[] => {
  const { t, tenant, language } = context;
  const shown = shownBy(store, context);
  const { section, query, category, list } = shown;
  const name = titleOf(shown, context);
  const elements = (list.state.data?.items ?? []).flatMap((post) => {
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
