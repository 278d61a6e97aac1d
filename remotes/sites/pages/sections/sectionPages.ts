import { chunkPage } from "@serambi/kernel/pages";

import { BELAJAR_BERSAMA_PATH, METAMORFOSA_PATH } from "../../contract/paths";
import type { SitesMessages } from "../../messages/id";
import { loadPagesApi } from "../../stores/pages/loadPagesApi";
import type { SitesStore } from "../../stores/SitesStore";

const part = { texts: "pages", reads: loadPagesApi };

/** The pages besides the home page that are lists of sections. */
export const sectionPages = [
  chunkPage<SitesStore, SitesMessages>({
    ...part,
    id: "belajar-bersama",
    paths: [BELAJAR_BERSAMA_PATH],
    load: () => import(/* webpackChunkName: "page-belajar-bersama" */ "./BelajarBersamaPage"),
  }),
  chunkPage<SitesStore, SitesMessages>({
    ...part,
    id: "metamorfosa",
    paths: [METAMORFOSA_PATH],
    load: () => import(/* webpackChunkName: "page-metamorfosa" */ "./MetamorfosaPage"),
  }),
];
