import type { RemoteStore } from "@serambi/kernel/remote";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { NextClass, NextReader } from "../contract/NextReader";

export interface NextSnapshot {
  readonly classes: RemoteState<readonly NextClass[]>;
}

/** As many as the page shows. */
const PAGE_LIMIT = 12;

/** The classes that begin next: the page's list, and what slots ask for. */
export class NextStore implements RemoteStore {
  readonly classes: RemoteData<readonly NextClass[]>;

  constructor(
    private readonly deps: { readonly reader: () => Promise<NextReader> },
    saved?: NextSnapshot,
  ) {
    this.classes = new RemoteData(saved?.classes);
  }

  load = (): Promise<RemoteState<readonly NextClass[]>> => this.classes.run(() => this.read(PAGE_LIMIT));

  /** @throws AppError offline | timeout | upstream | malformed */
  read = async (limit: number): Promise<readonly NextClass[]> => (await this.deps.reader()).nextClasses(limit);

  snapshot = (): NextSnapshot => ({ classes: this.classes.state });
}
