import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";
import { imageAddress } from "@serambi/kernel/ui";

import { askedPicture, galleryAddress, pictureAddress } from "../../contract/gallery/galleryAddress";
import type { GalleryItem } from "../../contract/hosts/posts";
import { GALLERY_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";

type Context = PageContext<Messages>;

/** As wide as sharing previews show a picture; a format that all of them read. */
const SHARED = [1280, "jpeg"] as const;

const openPicture = (shown: readonly GalleryItem[], { query }: Context): GalleryItem | undefined => {
  const slug = askedPicture(query);
  return slug === undefined ? undefined : shown.find((picture) => picture.slug === slug);
};

/** Search engines get the gallery page by page, and each picture under its own address. */
export const galleryHead = (shown: readonly GalleryItem[], context: Context): PageHead => {
  const { t, tenant, query } = context;
  const picture = openPicture(shown, context);
  if (picture)
    return {
      title: picture.title,
      description: picture.caption || picture.alt,
      canonicalPath: pictureAddress(picture.slug),
      ...(picture.src && { image: imageAddress(picture.src, ...SHARED), imageAlt: picture.alt }),
    };
  const page = parsePageNumber(query);
  const isKnown = askedPicture(query) === undefined && shown.length > 0;
  return {
    title: page > 1 ? t.onPage(t["gallery.title"], page) : t["gallery.title"],
    description: t["gallery.description"](tenant.settings.title),
    canonicalPath: galleryAddress(page),
    ...(!isKnown && { isIndexed: false }),
  };
};

/** The way here, and the pictures with what is said of each. */
export const galleryJsonLd = (shown: readonly GalleryItem[], context: Context): readonly JsonLd[] => {
  const { t, tenant } = context;
  const name = t["gallery.title"];
  const open = openPicture(shown, context);
  const thing = ({ slug, title, alt, caption, src, width, height, publishedAt }: GalleryItem): JsonLd => ({
    "@type": "ImageObject",
    name: title,
    ...(caption && { caption }),
    description: alt,
    contentUrl: new URL(src, tenant.origin).href,
    url: tenant.origin + pictureAddress(slug),
    width: `${width} px`,
    height: `${height} px`,
    datePublished: publishedAt,
  });
  const described = (open ? [open] : shown).filter(({ src }) => src !== "").map((picture) => thing(picture));
  const own: JsonLd[] = open
    ? described.map((picture) => ({ "@context": "https://schema.org", ...picture }))
    : [
        {
          "@context": "https://schema.org",
          "@type": "ImageGallery",
          name,
          url: tenant.origin + GALLERY_PATH,
          image: described,
        },
      ];
  return [
    breadcrumbList(tenant, [{ name, path: GALLERY_PATH }, ...(open ? [{ name: open.title }] : [])]),
    ...(described.length > 0 ? own : []),
  ];
};
