import type { HomeSection, PageSetting, SectionPage } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { FestivalClass } from "../../contract/pages/FestivalClass";
import type { LazyPagesReader } from "../../contract/pages/PagesReader";

export interface SectionPageSnapshot {
  readonly setting: RemoteState<PageSetting>;
  readonly festival?: RemoteState<FestivalClass>;
}

/** One page that is a list of sections: what the tenant's setting holds of it, and the class that it is about, if any. */
export class SectionPageStore {
  readonly setting: RemoteData<PageSetting>;
  readonly festival: RemoteData<FestivalClass>;
  private coming: Promise<unknown> | undefined;

  constructor(
    private readonly name: SectionPage,
    private readonly reader: LazyPagesReader,
    saved?: SectionPageSnapshot,
  ) {
    this.setting = new RemoteData(saved?.setting);
    this.festival = new RemoteData(saved?.festival);
  }

  /** @returns why the page cannot be shown, or null when it is there */
  load = (): Promise<AppError | null> => failureOf(this.setting, async () => (await this.reader()).readPage(this.name));

  /** The class of the festival, or null where it cannot be had; page and section ask at once, and it is asked for once. */
  loadFestival = async (): Promise<FestivalClass | null> => {
    const { phase } = this.festival.state;
    if (phase === "idle" || phase === "failed")
      this.coming = this.festival.run(async () => (await this.reader()).readFestival());
    await this.coming;
    return this.festival.state.data;
  };

  get sections(): readonly HomeSection[] {
    return this.setting.state.data?.sections ?? [];
  }

  snapshot = (): SectionPageSnapshot => ({
    setting: this.setting.state,
    ...(this.festival.state.phase !== "idle" && { festival: this.festival.state }),
  });
}
