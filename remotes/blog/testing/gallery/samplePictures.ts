import type { Page } from "@serambi/kernel/contracts";
import { answerPage } from "@serambi/kernel/testing";

import type { GalleryItem } from "../../contract/hosts/posts";

const PER_PAGE = 6;
const TOTAL = 20;
const SIZES = [
  [1500, 1000],
  [1200, 1600],
  [1600, 900],
  [1200, 1200],
  [1440, 1080],
] as const;

/** A picture as a host answers it. */
export const samplePicture = (number: number, overrides: Partial<GalleryItem> = {}): GalleryItem => {
  const [width, height] = SIZES[number % SIZES.length] ?? SIZES[0];
  return {
    id: `gambar-id-${number}`,
    slug: `gambar-${number}`,
    title: `Kain nomor ${number}`,
    src: `/media/contoh/kain-${number}.webp`,
    width,
    height,
    alt: `Kain dengan ${number} bintang.`,
    caption: `Ditenun selama ${number} hari.`,
    colour: "#23466f",
    publishedAt: "2026-10-19T07:00:00+07:00",
    ...overrides,
  };
};

/** A page of twenty pictures, six to a page, as a client gives it. */
export const samplePage = (page: number): Page<GalleryItem> => {
  const from = (page - 1) * PER_PAGE;
  const count = Math.max(0, Math.min(PER_PAGE, TOTAL - from));
  const items = Array.from({ length: count }, (_, index) => samplePicture(from + index + 1));
  return { page, perPage: PER_PAGE, totalItems: TOTAL, totalPages: Math.ceil(TOTAL / PER_PAGE), items };
};

/** The same as a host answers it. */
export const samplePageAnswer = (page: number) => {
  const { items, ...rest } = samplePage(page);
  return answerPage(items, rest);
};
