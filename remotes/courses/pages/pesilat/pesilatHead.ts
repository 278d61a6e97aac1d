import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { coursePath } from "../../contract/paths";
import { pesilatClassPath, pesilatPath } from "../../contract/pesilat/paths";
import type { PesilatClass } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";
import type { CoursesStore } from "../../stores/CoursesStore";
import { pesilatOf } from "../../stores/pesilat/pesilatOf";
import { courseHead, courseJsonLd } from "../courseHead";

type Context = PageContext<Messages>;

const classesOf = (store: CoursesStore): readonly PesilatClass[] =>
  pesilatOf(store).programme.state.data?.classes ?? [];

const classList = (store: CoursesStore, { tenant, t }: Context): readonly JsonLd[] => {
  const elements = classesOf(store).flatMap(({ slug, name, type }) => {
    const path = coursePath(tenant, slug, type);
    return path === undefined ? [] : [{ name, url: tenant.origin + path }];
  });
  return itemList(t["pesilat.list"], elements);
};

/** A programme without classes is nothing to find, nor is one that could not be read. */
const indexing = (store: CoursesStore) => (classesOf(store).length === 0 ? { isIndexed: false } : {});

export const pesilatHead = (store: CoursesStore, { t, tenant, pattern }: Context): PageHead => ({
  title: t["pesilat.title"],
  description: t["pesilat.description"],
  canonicalPath: pesilatPath(tenant) ?? pattern,
  ...indexing(store),
});

export const pesilatJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => [
  breadcrumbList(context.tenant, [{ name: context.t["pesilat.name"] }]),
  ...classList(store, context),
];

/** One address per class, as everywhere; without a code the page is the list. */
export const pesilatClassHead = (store: CoursesStore, context: Context): PageHead => {
  const { t, tenant, path, params } = context;
  if (params["code"] !== undefined) return courseHead(store, context);
  return {
    title: t["pesilat.list"],
    description: t["pesilat.listDescription"],
    canonicalPath: pesilatClassPath(tenant) ?? path,
    ...indexing(store),
  };
};

export const pesilatClassJsonLd = (store: CoursesStore, context: Context): readonly JsonLd[] => {
  const { t, tenant, params } = context;
  if (params["code"] !== undefined) return courseJsonLd(store, context);
  const way = [{ name: t["pesilat.name"], path: pesilatPath(tenant) }, { name: t["pesilat.list"] }];
  return [breadcrumbList(tenant, way), ...classList(store, context)];
};
