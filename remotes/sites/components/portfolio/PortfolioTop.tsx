import type { PortfolioKind } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, ChoiceLinks } from "@serambi/kernel/ui";

import { casesOf, type Portfolio } from "../../contract/portfolio/Portfolio";
import { KINDS, kindPath, portfolioPath } from "../../contract/portfolio/paths";
import type { SitesMessages } from "../../messages/id";
import s from "./PortfolioTop.module.css";
import { useContentLanguage } from "./useContentLanguage";

interface PortfolioTopProps {
  readonly portfolio: Portfolio;
  readonly kind: PortfolioKind | undefined;
}

/** What the list is, and whom it can be narrowed down to. */
export const PortfolioTop = ({ portfolio, kind }: PortfolioTopProps) => {
  const t = useMessages<SitesMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  const lang = useContentLanguage();
  const kinds = KINDS.filter((one) => casesOf(portfolio, one).length > 0);
  const links = [undefined, ...kinds].flatMap((one) => {
    const to = one === undefined ? portfolioPath(tenant) : kindPath(tenant, one);
    const name = one === undefined ? t["portfolio.all"] : t[`kind.${one}`];
    const { length } = casesOf(portfolio, one);
    const count = { figure: formatNumber(length, language), said: t["portfolio.count"](length) };
    return to === undefined ? [] : [{ to, name, isChosen: one === kind, count }];
  });
  return (
    <header className={s.top}>
      {kind !== undefined && (
        <Breadcrumb
          label={t["portfolio.breadcrumb"]}
          items={[{ label: portfolio.title, to: portfolioPath(tenant) }, { label: t[`kind.${kind}`] }]}
        />
      )}
      <div className={s.words}>
        <h1 className={s.heading} lang={kind === undefined ? lang : undefined}>
          {kind === undefined ? portfolio.title : t[`kindTitle.${kind}`]}
        </h1>
        {kind === undefined && (
          <p className={s.lede} lang={lang}>
            {portfolio.lead}
          </p>
        )}
      </div>
      {kinds.length > 1 && (
        <div className={s.kinds}>
          <ChoiceLinks label={t["portfolio.kinds"]} links={links} />
        </div>
      )}
    </header>
  );
};
