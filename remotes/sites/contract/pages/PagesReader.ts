import type { PageSetting, SectionPage } from "@serambi/kernel/contracts";

import type { FestivalClass } from "./FestivalClass";

/** What the store needs of the services host. */
export interface PagesReader {
  /**
   * A page as a list of sections (spec 7.1, `{app}/cms/app/setting/page_<name>`).
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  readPage(name: SectionPage): Promise<PageSetting>;
  /**
   * The class of the festival with its sessions (spec 7.1, `class/overview` and `class/syllabus`).
   * @throws AppError as above; where its sessions alone cannot be had, it has none
   */
  readFestival(): Promise<FestivalClass>;
}

/** It comes with the first call: a page that the server rendered may never need it. */
export type LazyPagesReader = () => Promise<PagesReader>;
