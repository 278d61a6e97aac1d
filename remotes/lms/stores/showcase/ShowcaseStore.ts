import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { OpenFeature, Showcase } from "../../contract/showcase/Showcase";
import type { LazyShowcaseReader } from "../../contract/showcase/ShowcaseReader";

export interface ShowcaseSnapshot {
  readonly showcase?: RemoteState<Showcase>;
  readonly features?: Readonly<Record<string, RemoteState<OpenFeature>>>;
}

/** Slugs are in small letters, addresses in any. */
const keyOf = (slug: string): string => slug.toLowerCase();

/** The LMS as the site presents it: the page of all features, and each feature that was opened. */
export class ShowcaseStore {
  private readonly all: RemoteData<Showcase>;
  private readonly features = new Map<string, RemoteData<OpenFeature>>();

  constructor(
    private readonly reader: LazyShowcaseReader,
    saved: ShowcaseSnapshot = {},
  ) {
    this.all = new RemoteData(saved.showcase);
    for (const [key, state] of Object.entries(saved.features ?? {})) this.features.set(key, new RemoteData(state));
  }

  /** Null before it was opened, or where it could not be had. */
  get showcase(): Showcase | null {
    return this.all.state.data;
  }

  feature(slug: string): OpenFeature | null {
    return this.features.get(keyOf(slug))?.state.data ?? null;
  }

  /** @returns why it could not be had, or null when it is there */
  open = async (): Promise<AppError | null> =>
    this.showcase ? null : failureOf(this.all, async () => (await this.reader()).showcase());

  /** @returns why it could not be had, or null when it is there */
  openFeature = async (slug: string): Promise<AppError | null> => {
    if (this.feature(slug)) return null;
    const key = keyOf(slug);
    const data = this.features.get(key) ?? new RemoteData<OpenFeature>();
    this.features.set(key, data);
    return failureOf(data, async () => (await this.reader()).feature(slug));
  };

  get isAsked(): boolean {
    return this.all.state.phase !== "idle" || this.features.size > 0;
  }

  /** Only what was asked for. */
  snapshot = (): ShowcaseSnapshot => ({
    ...(this.all.state.phase !== "idle" && { showcase: this.all.state }),
    ...(this.features.size > 0 && {
      features: Object.fromEntries([...this.features].map(([key, { state }]) => [key, state])),
    }),
  });
}
