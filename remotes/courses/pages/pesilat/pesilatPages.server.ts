import type { ServerPages } from "@serambi/kernel/server";

import { pesilatLoader } from "./pesilat.server";
import { pesilatClassLoader } from "./pesilatClass.server";
import type { pesilatPages } from "./pesilatPages";

/** The loaders of the pages of the martial-arts programme, by page id. */
export const pesilatServerPages = {
  pesilat: { loader: pesilatLoader },
  "pesilat-class": { loader: pesilatClassLoader },
} satisfies ServerPages<typeof pesilatPages>;
