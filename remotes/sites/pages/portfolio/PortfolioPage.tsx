import type { PageContext, PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { SitesMessages } from "../../messages/id";
import { portfolioOf } from "../../stores/portfolio/portfolioOf";
import type { SitesStore } from "../../stores/SitesStore";
import { asked } from "./asked";
import { caseHead, caseJsonLd } from "./caseHead";
import { CaseView } from "./CaseView";
import { listHead, listJsonLd } from "./listHead";
import { ListView } from "./ListView";

export { openPortfolio as preload } from "./openPortfolio";

type Context = PageContext<SitesMessages>;

/** What was brought for this address: a case, or the list. */
const broughtFor = (store: SitesStore, context: Context) => {
  const [portfolio, wanted] = [portfolioOf(store), asked(context)];
  return wanted.shows === "case"
    ? { opened: portfolio.case(wanted.slug).state.data }
    : { list: portfolio.list.state.data, kind: wanted.kind };
};

/** `/Portfolio/{type?}/{title?}`: the work for clients, and one piece of it. Preparing either fails before this is shown. */
export const Page = observer(function PortfolioPage({ store, context }: PageProps<SitesStore, SitesMessages>) {
  const { opened, list, kind } = broughtFor(store, context);
  if (opened) return <CaseView opened={opened} />;
  return list ? <ListView portfolio={list} kind={kind} /> : null;
});

export const head = (store: SitesStore, context: Context) => {
  const { opened, list, kind } = broughtFor(store, context);
  if (opened) return caseHead(opened, context);
  return list ? listHead(list, kind, context) : { title: "", isIndexed: false };
};

export const jsonLd = (store: SitesStore, context: Context) => {
  const { opened, list, kind } = broughtFor(store, context);
  if (opened) return caseJsonLd(opened, context);
  return list ? listJsonLd(list, kind, context) : [];
};
