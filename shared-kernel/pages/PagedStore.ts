import { RemoteData, type RemoteState } from "@serambi/kernel/state";

export interface PagedSnapshot<T> {
  readonly page: number;
  readonly state: RemoteState<T>;
}

/** A list that is read page by page; the page being left is shown until the next one is there. */
export class PagedStore<T> {
  readonly data: RemoteData<T>;
  /** From 1: the page that was asked for last. */
  private page: number;

  constructor(
    private readonly read: (page: number) => Promise<T>,
    saved?: PagedSnapshot<T>,
  ) {
    this.page = saved?.page ?? 1;
    this.data = new RemoteData(saved?.state);
  }

  get isAsked(): boolean {
    return this.data.state.phase !== "idle";
  }

  /** Brings the list to this page; one that is there already is not read again. */
  show = async (page: number): Promise<void> => {
    const isThere = this.data.state.phase === "ready" && this.page === page;
    this.page = page;
    if (!isThere) await this.reload();
  };

  reload = async (): Promise<void> => {
    const { page } = this;
    await this.data.run(() => this.read(page));
  };

  snapshot = (): PagedSnapshot<T> => ({ page: this.page, state: this.data.state });
}
