import type { DataOf } from "@serambi/kernel/remote";

import type { SiteMessages } from "../../messages/types";
import type { SiteStore } from "../../stores/SiteStore";
import type { siteLoader } from "../site.server";

/** What each part of the desk is given. */
export interface DeskProps {
  readonly data: DataOf<typeof siteLoader>;
  readonly store: SiteStore;
  readonly t: SiteMessages;
}
