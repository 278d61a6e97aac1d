import type { CatalogueChunks } from "@serambi/kernel/remote";

/** The parts of this remote's texts, for pages, slots and documents that need no others. */
export const texts = {
  learning: { id: () => import("./learning.id"), en: () => import("./learning.en") },
  pesilat: { id: () => import("./pesilat.id"), en: () => import("./pesilat.en") },
  programs: { id: () => import("./programs.id"), en: () => import("./programs.en") },
  room: { id: () => import("./room.id"), en: () => import("./room.en") },
  search: { id: () => import("./search.id"), en: () => import("./search.en") },
  webinars: { id: () => import("./webinars.id"), en: () => import("./webinars.en") },
} satisfies Record<string, CatalogueChunks>;
