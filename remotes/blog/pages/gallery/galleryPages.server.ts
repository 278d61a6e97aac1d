import type { ServerPages } from "@serambi/kernel/server";

import { galleryLoader } from "./gallery.server";
import type { galleryPages } from "./galleryPages";

export const galleryServerPages: ServerPages<typeof galleryPages> = { gallery: { loader: galleryLoader } };
