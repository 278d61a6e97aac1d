import type { HomeSection, HomeSetting, Language } from "@serambi/kernel/contracts";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { HomeReader } from "../contract/HomeReader";

export interface HomeSnapshot {
  readonly home: RemoteState<HomeSetting>;
}

/** The tenant's home page: which sections it has, in which order, with which words. */
export class HomeStore {
  readonly home: RemoteData<HomeSetting>;

  constructor(
    private readonly deps: { readonly reader: () => Promise<HomeReader> },
    saved?: HomeSnapshot,
  ) {
    this.home = new RemoteData(saved?.home);
  }

  load = (): Promise<RemoteState<HomeSetting>> => this.home.run(async () => (await this.deps.reader()).readHome());

  get sections(): readonly HomeSection[] {
    return this.home.state.data?.sections ?? [];
  }

  /** The languages that this page is written in, as far as the tenant has said so. */
  get languages(): readonly Language[] | undefined {
    return this.home.state.data?.languages;
  }

  get isAsked(): boolean {
    return this.home.state.phase !== "idle";
  }

  snapshot = (): HomeSnapshot => ({ home: this.home.state });
}
