import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { galleryMessages as indonesian } from "./gallery.id";

export const galleryMessages: CatalogueOf<typeof indonesian> = {
  "gallery.title": "Gallery",
  "gallery.lede": (site) => `Pictures from ${site}, the newest first.`,
  "gallery.description": (site) => `The gallery of ${site}: pictures with their captions, the newest first.`,
  "gallery.count": (count) => (count === "1" ? "1 picture" : `${count} pictures`),
  "gallery.shown": (from, to, total) => `Pictures ${from}–${to} of ${total}`,
  "gallery.loading": "Loading pictures…",
  "gallery.empty": "No pictures here yet",
  "gallery.emptyHelp": "The first one appears on this page as soon as it is put up.",
  "gallery.failed": "The gallery did not arrive",
  "gallery.unknown": "The picture you are looking for is not in this gallery.",
  "gallery.unknownHelp":
    "It may have been taken down, or its address was cut short. Those that are here are shown below.",
  "gallery.more": "Show more",
  "gallery.moreLoading": "Loading more pictures…",
  "gallery.newer": "Show newer ones",
  "gallery.moreFailed": "The other pictures did not arrive.",
  "gallery.moreFailedHelp": "Those that are shown can still be opened.",
  "gallery.lost": "This picture could not be loaded",

  "picture.place": (place, total) => `${place} of ${total}`,
  "picture.announced": (place, total, title) => `Picture ${place} of ${total}: ${title}`,
  "picture.previous": "Previous picture",
  "picture.next": "Next picture",
  "picture.enlarge": "Enlarge",
  "picture.reduce": "Back to its size",
  "picture.close": "Close the picture",
  "picture.all": "All pictures",
  "picture.ways": "Other pictures",
};

export const messages = { ...commonMessages, ...galleryMessages };
