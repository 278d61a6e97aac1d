import type { HomeSection, HomeSetting } from "@serambi/kernel/contracts";
import type { RemoteStore, SlotRequest } from "@serambi/kernel/remote";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { HomeReader } from "../contract/HomeReader";

export interface WorkshopSnapshot {
  readonly home: RemoteState<HomeSetting>;
}

/** The site's home page, which every layout shows; the components need no data. */
export class WorkshopStore implements RemoteStore {
  readonly home: RemoteData<HomeSetting>;

  constructor(
    private readonly deps: { readonly reader: () => Promise<HomeReader> },
    saved?: WorkshopSnapshot,
  ) {
    this.home = new RemoteData(saved?.home);
  }

  loadHome = (): Promise<RemoteState<HomeSetting>> => this.home.run(async () => (await this.deps.reader()).readHome());

  /** The sections as requests to the host, in the order of the page. Only the first stands on the first screen. */
  get slots(): readonly SlotRequest[] {
    const sections: readonly HomeSection[] = this.home.state.data?.sections ?? [];
    return sections.map(({ slot, props }, index) => ({ id: `home-${index}`, name: slot, props, isEager: index === 0 }));
  }

  snapshot = (): WorkshopSnapshot => ({ home: this.home.state });
}
