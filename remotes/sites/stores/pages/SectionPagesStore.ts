import type { SectionPage } from "@serambi/kernel/contracts";

import type { LazyPagesReader } from "../../contract/pages/PagesReader";
import { SectionPageStore, type SectionPageSnapshot } from "./SectionPageStore";

export type SectionPagesSnapshot = { readonly [K in SectionPage]?: SectionPageSnapshot };

/** The pages of a visit that are lists of sections, each by its name. */
export class SectionPagesStore {
  private readonly pages = new Map<SectionPage, SectionPageStore>();

  constructor(
    private readonly reader: LazyPagesReader,
    private readonly saved: SectionPagesSnapshot = {},
  ) {}

  page(name: SectionPage): SectionPageStore {
    const page = this.pages.get(name) ?? new SectionPageStore(name, this.reader, this.saved[name]);
    this.pages.set(name, page);
    return page;
  }

  get isAsked(): boolean {
    return this.pages.size > 0;
  }

  snapshot = (): SectionPagesSnapshot =>
    Object.fromEntries([...this.pages].map(([name, page]) => [name, page.snapshot()]));
}
