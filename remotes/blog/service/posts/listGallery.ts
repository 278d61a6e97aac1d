import type { GalleryItem } from "../../contract/hosts/posts";
import type { Page } from "@serambi/kernel/contracts";
import { and, desc, eq, lte, sql } from "drizzle-orm";

import { paged } from "@serambi/kernel/service";
import type { Transaction } from "@serambi/kernel/service";
import { gallery } from "../tables";
import type { GalleryQuery } from "./queries";

/** The page on which a picture stands; the one that was asked for where there is no such picture. */
const pageOf = async (tx: Transaction, { page, pageSize, slug }: GalleryQuery, now: Date): Promise<number> => {
  if (slug === undefined) return page;
  const [own] = await tx
    .select({ id: gallery.id })
    .from(gallery)
    .where(and(eq(gallery.slug, slug), lte(gallery.publishedAt, now)));
  if (!own) return page;
  const place = sql`(select published_at, id from ${gallery} as own where own.id = ${own.id})`;
  const isBefore = sql`(${gallery.publishedAt}, ${gallery.id}) > ${place}`;
  const before = await tx.$count(gallery, and(lte(gallery.publishedAt, now), isBefore));
  return Math.floor(before / pageSize) + 1;
};

/** One page of pictures, the newest first. */
export const listGallery = async (tx: Transaction, query: GalleryQuery, now: Date): Promise<Page<GalleryItem>> => {
  const { pageSize } = query;
  const page = await pageOf(tx, query, now);
  const wanted = lte(gallery.publishedAt, now);
  const rows = await tx
    .select({
      id: gallery.id,
      slug: gallery.slug,
      title: gallery.title,
      src: gallery.src,
      width: gallery.width,
      height: gallery.height,
      alt: gallery.alt,
      caption: gallery.caption,
      colour: gallery.colour,
      publishedAt: gallery.publishedAt,
    })
    .from(gallery)
    .where(wanted)
    .orderBy(desc(gallery.publishedAt), desc(gallery.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }));
  return paged({ page, pageSize, totalItems: await tx.$count(gallery, wanted), items });
};
