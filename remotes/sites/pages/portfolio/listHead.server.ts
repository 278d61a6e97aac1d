import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { PortfolioKind } from "../../contract/hosts/portfolio";
import { casePath, kindPath, PORTFOLIO_PATH } from "../../contract/portfolio/paths";
import { casesOf, type Portfolio } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";

type Context = PageContext<PortfolioMessages>;

const titleOf = ({ title }: Portfolio, kind: PortfolioKind | undefined, { t }: Context): string =>
  kind === undefined ? title : t[`kindTitle.${kind}`];

/** Names as a sentence lists them. */
const sentenceOf = (names: readonly string[], { t }: Context): string => {
  const [first, last] = [names.slice(0, -1).join(", "), names.at(-1) ?? ""];
  const comma = names.length > 2 ? "," : "";
  return first === "" ? last : t["portfolio.and"](first + comma, last);
};

const descriptionOf = (portfolio: Portfolio, kind: PortfolioKind | undefined, context: Context): string => {
  const clients = [...new Set(casesOf(portfolio, kind).map(({ clientName }) => clientName))];
  if (kind === undefined || clients.length === 0) return portfolio.lead;
  return context.t[`kindText.${kind}`](context.tenant.settings.title, sentenceOf(clients, context));
};

/** A kind has a page of its own to search engines where it is not the whole list. */
export const listHead = (portfolio: Portfolio, kind: PortfolioKind | undefined, context: Context): PageHead => {
  const count = casesOf(portfolio, kind).length;
  const own = kind === undefined || count === portfolio.cases.length ? undefined : kindPath(context.tenant, kind);
  const description = descriptionOf(portfolio, kind, context);
  return {
    title: titleOf(portfolio, kind, context),
    canonicalPath: own ?? PORTFOLIO_PATH,
    ...(description && { description }),
    ...(count === 0 && { isIndexed: false }),
  };
};

export const listJsonLd = (
  portfolio: Portfolio,
  kind: PortfolioKind | undefined,
  context: Context,
): readonly JsonLd[] => {
  const { tenant } = context;
  const title = titleOf(portfolio, kind, context);
  const crumbs = kind === undefined ? [] : [{ name: portfolio.title, path: PORTFOLIO_PATH }];
  const elements = casesOf(portfolio, kind).flatMap((shown) => {
    const path = casePath(tenant, shown);
    return path === undefined ? [] : [{ name: shown.title, url: tenant.origin + path }];
  });
  return [breadcrumbList(tenant, [...crumbs, { name: title }]), ...itemList(title, elements)];
};
