import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { casePath } from "../../contract/portfolio/paths";
import type { SitesMessages } from "../../messages/id";
import type { PortfolioStore } from "../../stores/portfolio/PortfolioStore";
import { portfolioOf } from "../../stores/portfolio/portfolioOf";
import type { SitesStore } from "../../stores/SitesStore";
import { asked, type Asked } from "./asked";

type Context = PageContext<SitesMessages>;

const UNAVAILABLE = 503;

const openList = async (portfolio: PortfolioStore, { t }: Context): Promise<PageOutcome> => {
  const failure = await portfolio.openList();
  if (failure?.code === "not-found") return { kind: "not-found" };
  return failure ? { kind: "failed", status: UNAVAILABLE, message: t["portfolio.failed"] } : { kind: "ok" };
};

/** Whoever comes by another kind, by none, or by the title in other letters is led to the one address of a case. */
const openCase = async (
  portfolio: PortfolioStore,
  { slug, kind }: Extract<Asked, { shows: "case" }>,
  { t, tenant, query }: Context,
): Promise<PageOutcome> => {
  const failure = await portfolio.openCase(slug);
  if (failure?.code === "not-found") return { kind: "not-found" };
  const opened = portfolio.case(slug).state.data;
  if (failure || !opened) return { kind: "failed", status: UNAVAILABLE, message: t["portfolio.caseFailed"] };
  const { shown } = opened;
  const isRight = shown.kind === kind && shown.slug === slug;
  const right = isRight ? undefined : casePath(tenant, shown);
  const search = query.toString();
  return right ? { kind: "redirect", to: right + (search && `?${search}`), status: 301 } : { kind: "ok" };
};

export const openPortfolio = (store: SitesStore, context: Context): Promise<PageOutcome> => {
  const wanted = asked(context);
  const portfolio = portfolioOf(store);
  return wanted.shows === "case" ? openCase(portfolio, wanted, context) : openList(portfolio, context);
};
