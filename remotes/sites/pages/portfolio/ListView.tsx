import type { PortfolioKind } from "@serambi/kernel/contracts";
import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ButtonLink, EmptyState, Wrap } from "@serambi/kernel/ui";

import { CasePair } from "../../components/portfolio/CasePair";
import { CaseRows } from "../../components/portfolio/CaseRows";
import { LeadCase } from "../../components/portfolio/LeadCase";
import { PortfolioAsk } from "../../components/portfolio/PortfolioAsk";
import { PortfolioTop } from "../../components/portfolio/PortfolioTop";
import { casesOf, type Portfolio } from "../../contract/portfolio/Portfolio";
import { portfolioPath } from "../../contract/portfolio/paths";
import type { SitesMessages } from "../../messages/id";
import s from "./ListView.module.css";

interface ListViewProps {
  readonly portfolio: Portfolio;
  readonly kind: PortfolioKind | undefined;
}

/** The first leads, two stand below it, the rest is an index. */
const PAIR_END = 3;

/** The work for clients, or what of it was for one kind of them. */
export const ListView = ({ portfolio, kind }: ListViewProps) => {
  const t = useMessages<SitesMessages>();
  const all = portfolioPath(useTenant());
  const [lead, ...rest] = casesOf(portfolio, kind);
  const [pair, rows] = [rest.slice(0, PAIR_END - 1), rest.slice(PAIR_END - 1)];
  const isKindOfMany = kind !== undefined && portfolio.cases.length > 0;
  return (
    <>
      <Wrap>
        <div className={s.list}>
          <PortfolioTop portfolio={portfolio} kind={kind} />
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
      {portfolio.action && <PortfolioAsk {...portfolio.action} />}
    </>
  );
};
