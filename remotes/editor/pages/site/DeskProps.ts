import type { DataOf } from "@serambi/kernel/remote";

import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import type { siteLoader } from "../site.server";

/** Props of each part of the desk. */
export interface DeskProps {
  readonly data: DataOf<typeof siteLoader>;
  readonly store: SiteStore;
  readonly t: SiteMessages;
}
