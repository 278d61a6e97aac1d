import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { OpenedCase, Portfolio } from "../../contract/portfolio/Portfolio";
import type { LazyPortfolioReader } from "../../contract/portfolio/PortfolioReader";

/** What travels of the cases: nothing that was not asked for. */
export interface PortfolioSnapshot {
  readonly list?: RemoteState<Portfolio>;
  /** By the slug that was asked for. */
  readonly cases?: Readonly<Record<string, RemoteState<OpenedCase>>>;
}

/** The work for clients: the list of it, and each case that was opened. */
export class PortfolioStore {
  readonly list: RemoteData<Portfolio>;
  private readonly cases = new Map<string, RemoteData<OpenedCase>>();

  constructor(
    readonly reader: LazyPortfolioReader,
    saved: PortfolioSnapshot = {},
  ) {
    this.list = new RemoteData(saved.list);
    for (const [slug, state] of Object.entries(saved.cases ?? {})) this.cases.set(slug, new RemoteData(state));
  }

  /** A case by its slug; each has its own data, so that one being left keeps what it shows. */
  case(slug: string): RemoteData<OpenedCase> {
    const known = this.cases.get(slug);
    if (known) return known;
    const made = new RemoteData<OpenedCase>();
    this.cases.set(slug, made);
    return made;
  }

  /** @returns why there is no list, or null when it is there */
  openList = async (): Promise<AppError | null> =>
    this.list.state.phase === "ready" ? null : failureOf(this.list, async () => (await this.reader()).list());

  /** @returns why there is no such case, or null when it is there */
  openCase = async (slug: string): Promise<AppError | null> => {
    const data = this.case(slug);
    return data.state.phase === "ready" ? null : failureOf(data, async () => (await this.reader()).open(slug));
  };

  get isAsked(): boolean {
    return this.list.state.phase !== "idle" || this.cases.size > 0;
  }

  snapshot = (): PortfolioSnapshot => ({
    ...(this.list.state.phase !== "idle" && { list: this.list.state }),
    ...(this.cases.size > 0 && {
      cases: Object.fromEntries([...this.cases].map(([slug, { state }]) => [slug, state])),
    }),
  });
}
