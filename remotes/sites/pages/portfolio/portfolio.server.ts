import type { Ending, Loaded, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, redirect } from "@serambi/kernel/server";

import { PortfolioApi } from "../../api/portfolio/PortfolioApi";
import type { PortfolioKind } from "../../contract/hosts/portfolio";
import { casePath, kindOf } from "../../contract/portfolio/paths";
import { casesOf, type OpenedCase, type ShownList } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import { endingOf } from "../endingOf.server";
import { caseHead, caseJsonLd } from "./caseHead.server";
import { listHead, listJsonLd } from "./listHead.server";

type Context = PageContext<PortfolioMessages>;

/** A case, or the list. */
type Shown =
  | { readonly opened: OpenedCase; readonly list?: undefined }
  | { readonly list: ShownList; readonly opened?: undefined };

type Opening = Promise<Loaded<Shown> | Ending>;

const openList = async (api: PortfolioApi, kind: PortfolioKind | undefined, context: Context): Opening => {
  const portfolio = await api.list().catch(endingOf(context.t["portfolio.failed"]));
  if ("kind" in portfolio) return portfolio;
  const [cases, count] = [casesOf(portfolio, kind), (one?: PortfolioKind) => casesOf(portfolio, one).length];
  const counts = { all: count(), corporate: count("corporate"), government: count("government") };
  return {
    data: { list: { ...portfolio, cases, counts, kind: kind ?? null } },
    head: listHead(portfolio, kind, context),
    jsonLd: listJsonLd(portfolio, kind, context),
  };
};

/** Whoever comes by another kind, by none, or by the title in other letters is led to the one address of a case. */
const openCase = async (
  api: PortfolioApi,
  slug: string,
  kind: PortfolioKind | undefined,
  context: Context,
): Opening => {
  const opened = await api.open(slug).catch(endingOf(context.t["portfolio.caseFailed"]));
  if ("kind" in opened) return opened;
  const { shown } = opened;
  const address = shown.kind === kind && shown.slug === slug ? undefined : casePath(context.tenant, shown);
  if (address !== undefined) {
    const search = context.query.toString();
    return redirect(address + (search && `?${search}`), 301);
  }
  return { data: { opened }, head: caseHead(opened, context), jsonLd: caseJsonLd(opened, context) };
};

/**
 * `/Portfolio/{type?}/{title?}`: the work for clients, of one kind or all of it, or one case. Both parts of the address may be
 * missing: what stands alone and is no kind may be the title of a case.
 */
export const portfolioLoader = loader(async ({ http, report }: RemoteDeps, context: Context) => {
  const { type = "", title } = context.params;
  const kind = kindOf(type);
  const slug = title ?? (kind === undefined ? type : "");
  const api = new PortfolioApi(http.services, context.tenant.key, report);
  return slug === "" ? openList(api, kind, context) : openCase(api, slug, kind, context);
});
