import type { OpenedCase, Portfolio } from "./Portfolio";

/** What the pages of the work for clients ask for. */
export interface PortfolioReader {
  readonly list: () => Promise<Portfolio>;
  /** @throws AppError not-found where the site tells of no such case */
  readonly open: (slug: string) => Promise<OpenedCase>;
}

/** The client comes with the first call. */
export type LazyPortfolioReader = () => Promise<PortfolioReader>;
