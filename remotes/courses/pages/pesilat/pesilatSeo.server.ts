import type { PageContext } from "@serambi/kernel/remote";
import { itemList, type JsonLd } from "@serambi/kernel/seo";

import { coursePath } from "../../contract/paths";
import type { PesilatProgramme } from "../../contract/pesilat/PesilatClass";
import type { Messages } from "../../messages/id";

/** The classes for search engines, as far as this site has pages of them. */
export const classList = (
  programme: PesilatProgramme | null,
  { tenant, t }: PageContext<Messages>,
): readonly JsonLd[] => {
  const elements = (programme?.classes ?? []).flatMap(({ slug, name, type }) => {
    const path = coursePath(tenant, slug, type);
    return path === undefined ? [] : [{ name, url: tenant.origin + path }];
  });
  return itemList(t["pesilat.list"], elements);
};

/** A programme without classes is nothing to find, nor is one that could not be read. */
export const indexing = (programme: PesilatProgramme | null): { readonly isIndexed?: false } =>
  programme?.classes.length ? {} : { isIndexed: false };
