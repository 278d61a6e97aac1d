import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ArrowLink } from "@serambi/kernel/ui";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import { portfolioPath } from "../../contract/portfolio/paths";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import { CaseCover } from "./CaseCover";
import { CaseTitle } from "./CaseTitle";
import { CaseWhose } from "./CaseWhose";
import s from "./NextCase.module.css";

/** Where to read on: the case after this one, and all of them. */
export const NextCase = ({ next }: { readonly next: ListedCase | null }) => {
  const t = useMessages<PortfolioMessages>();
  const all = portfolioPath(useTenant());
  return (
    <aside className={s.frame} aria-label={t["case.next"]}>
      {next && (
        <div className={s.next}>
          <div className={s.words}>
            <p className={s.label}>{t["case.next"]}</p>
            <CaseTitle shown={next} className={s.title} />
            <CaseWhose shown={next} />
          </div>
          <div className={s.picture}>
            <CaseCover shown={next} width={480} height={320} sizes="(min-width: 48rem) 22rem, 100vw" />
          </div>
        </div>
      )}
      {all && (
        <p className={s.all}>
          <ArrowLink to={all}>{t["portfolio.seeAll"]}</ArrowLink>
        </p>
      )}
    </aside>
  );
};
