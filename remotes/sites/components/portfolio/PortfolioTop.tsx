import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, ChoiceLinks } from "@serambi/kernel/ui";

import type { ShownList } from "../../contract/portfolio/Portfolio";
import { KINDS, kindPath, portfolioPath } from "../../contract/portfolio/paths";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./PortfolioTop.module.css";
import { useContentLanguage } from "./useContentLanguage";

/** What the list is, and whom it can be narrowed down to. */
export const PortfolioTop = ({ list: { title, lead, counts, kind } }: { readonly list: ShownList }) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  const tenant = useTenant();
  const lang = useContentLanguage();
  const kinds = KINDS.filter((one) => counts[one] > 0);
  const links = [null, ...kinds].flatMap((one) => {
    const to = one === null ? portfolioPath(tenant) : kindPath(tenant, one);
    const name = one === null ? t["portfolio.all"] : t[`kind.${one}`];
    const total = counts[one ?? "all"];
    const count = { figure: formatNumber(total, language), said: t["portfolio.count"](total) };
    return to === undefined ? [] : [{ to, name, isChosen: one === kind, count }];
  });
  return (
    <header className={s.top}>
      {kind !== null && (
        <Breadcrumb
          label={t["portfolio.breadcrumb"]}
          items={[{ label: title, to: portfolioPath(tenant) }, { label: t[`kind.${kind}`] }]}
        />
      )}
      <div className={s.words}>
        <h1 className={s.heading} lang={kind === null ? lang : undefined}>
          {kind === null ? title : t[`kindTitle.${kind}`]}
        </h1>
        {kind === null && (
          <p className={s.lede} lang={lang}>
            {lead}
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
