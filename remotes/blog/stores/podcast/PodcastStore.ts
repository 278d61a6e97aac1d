import type { Category, Episode } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { Player } from "../../contract/podcast/Player";
import type { EpisodeList, EpisodeQuery, LazyPodcastReader } from "../../contract/podcast/PodcastReader";

export interface PodcastSnapshot {
  readonly query?: EpisodeQuery;
  readonly list?: RemoteState<EpisodeList>;
  readonly categories?: RemoteState<readonly Category[]>;
  readonly episodes?: Readonly<Record<string, RemoteState<Episode>>>;
}

const FIRST: EpisodeQuery = { page: 1 };

const isSame = (a: EpisodeQuery, b: EpisodeQuery): boolean =>
  a.page === b.page && a.search === b.search && a.categorySlug === b.categorySlug;

const isAsked = ({ state }: { readonly state: RemoteState<unknown> }): boolean => state.phase !== "idle";

/** What there is to listen to: the list, its categories, each episode that was opened, and the player. */
export class PodcastStore {
  readonly list: RemoteData<EpisodeList>;
  readonly categories: RemoteData<readonly Category[]>;
  private readonly episodes = new Map<string, RemoteData<Episode>>();
  /** What was asked for last. */
  private query: EpisodeQuery;

  constructor(
    private readonly reader: LazyPodcastReader,
    readonly player: Player,
    saved: PodcastSnapshot = {},
  ) {
    this.query = saved.query ?? FIRST;
    this.list = new RemoteData(saved.list);
    this.categories = new RemoteData(saved.categories);
    for (const [key, state] of Object.entries(saved.episodes ?? {})) this.episodes.set(key, new RemoteData(state));
  }

  /** Brings the list to what is wanted; what is there already is not read again. */
  show = async (query: EpisodeQuery): Promise<void> => {
    const isThere = this.list.state.phase === "ready" && isSame(this.query, query);
    this.query = query;
    const areNamed = this.categories.state.phase === "ready";
    await Promise.all([!isThere && this.reload(), !areNamed && this.reloadCategories()]);
  };

  reload = async (): Promise<void> => {
    const { query } = this;
    await this.list.run(async () => ({ ...(await (await this.reader()).list(query)), query }));
  };

  reloadCategories = async (): Promise<void> => {
    await this.categories.run(async () => (await this.reader()).categories());
  };

  /** The episode under this id or slug, once it was opened. */
  episode(key: string): Episode | null {
    const known = [...this.episodes.values()].map(({ state }) => state.data);
    return this.episodes.get(key)?.state.data ?? known.find((data) => data?.id === key || data?.slug === key) ?? null;
  }

  /**
   * Reads an episode that is not there yet.
   * @returns why there is none, or null when there is one
   */
  open = async (key: string): Promise<AppError | null> => {
    if (this.episode(key)) return null;
    const data = this.episodes.get(key) ?? new RemoteData<Episode>();
    this.episodes.set(key, data);
    return failureOf(data, async () => (await this.reader()).episode(key));
  };

  /** Reads an episode for who plays it: nothing of it travels with the page. */
  read = async (key: string): Promise<Episode> => this.episode(key) ?? (await this.reader()).episode(key);

  get isAsked(): boolean {
    return this.episodes.size > 0 || isAsked(this.list);
  }

  /** Only what was asked for. */
  snapshot = (): PodcastSnapshot => ({
    ...(isAsked(this.list) && { query: this.query, list: this.list.state, categories: this.categories.state }),
    ...(this.episodes.size > 0 && {
      episodes: Object.fromEntries([...this.episodes].map(([key, { state }]) => [key, state])),
    }),
  });
}
