import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Wrap } from "@serambi/kernel/ui";

import { CasePair } from "../../components/portfolio/CasePair";
import { CaseRows } from "../../components/portfolio/CaseRows";
import { LeadCase } from "../../components/portfolio/LeadCase";
import { PortfolioAsk } from "../../components/portfolio/PortfolioAsk";
import { PortfolioTop } from "../../components/portfolio/PortfolioTop";
import type { ShownList } from "../../contract/portfolio/Portfolio";
import { portfolioPath } from "../../contract/portfolio/paths";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./ListView.module.css";

/** The first leads, two stand below it, the rest is an index. */
const PAIR_END = 3;

/** The work for clients, or what of it was for one kind of them. */
export const ListView = ({ list }: { readonly list: ShownList }) => {
  const t = useMessages<PortfolioMessages>();
  const all = portfolioPath(useTenant());
  const [lead, ...rest] = list.cases;
  const [pair, rows] = [rest.slice(0, PAIR_END - 1), rest.slice(PAIR_END - 1)];
  const isKindOfMany = list.kind !== null && list.counts.all > 0;
  return (
    <>
      <Wrap>
        <div className={s.list}>
          <PortfolioTop list={list} />
          {lead ? (
            <LeadCase shown={lead} />
          ) : (
            <EmptyState
              title={t[isKindOfMany ? "portfolio.emptyKindTitle" : "portfolio.emptyTitle"]}
              action={isKindOfMany && all && <ButtonLink to={all}>{t["portfolio.seeAll"]}</ButtonLink>}
            >
              <p>{t["portfolio.emptyText"]}</p>
            </EmptyState>
          )}
          {pair.length > 0 && <CasePair cases={pair} />}
          {rows.length > 0 && <CaseRows cases={rows} />}
        </div>
      </Wrap>
      {list.action && <PortfolioAsk {...list.action} />}
    </>
  );
};
