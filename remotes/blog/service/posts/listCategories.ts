import type { Category, PostKind } from "../../contract/hosts/posts";
import type { Page } from "@serambi/kernel/contracts";
import { and, asc, count, inArray, lte, sql } from "drizzle-orm";

import { paged } from "@serambi/kernel/service";
import type { Transaction } from "@serambi/kernel/service";
import { categories, posts } from "../tables";
import { ownCategory } from "./columns";
import type { SearchQuery } from "./queries";

/** One page of the categories that have a published post of these kinds, in the tenant's order. */
export const listCategories = async (
  tx: Transaction,
  { page, pageSize, search, categorySlug, kinds }: SearchQuery & { readonly kinds: readonly PostKind[] },
  now: Date,
): Promise<Page<Category>> => {
  const used = await tx
    .select({ slug: categories.slug, name: categories.name, postCount: count() })
    .from(categories)
    .innerJoin(posts, ownCategory)
    .where(
      and(
        inArray(posts.kind, [...kinds]),
        lte(posts.publishedAt, now),
        search === undefined ? undefined : sql`strpos(lower(${categories.name}), lower(${search}::text)) > 0`,
        categorySlug === undefined ? undefined : sql`lower(${categories.slug}) = lower(${categorySlug}::text)`,
      ),
    )
    .groupBy(categories.tenantId, categories.slug)
    .orderBy(asc(categories.position), asc(categories.slug));
  const items = used.slice((page - 1) * pageSize, page * pageSize);
  return paged({ page, pageSize, totalItems: used.length, items });
};
