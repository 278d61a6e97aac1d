import { useLanguage, useMessages } from "@serambi/kernel/remote";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import { CasePeople } from "./CasePeople";
import s from "./CaseRows.module.css";
import { CaseTitle } from "./CaseTitle";
import { periodText } from "./periodText";
import { useContentLanguage } from "./useContentLanguage";

/** The other cases, as an index without pictures. */
export const CaseRows = ({ cases }: { readonly cases: readonly ListedCase[] }) => {
  const t = useMessages<PortfolioMessages>();
  const language = useLanguage();
  const lang = useContentLanguage();
  return (
    <ul className={s.rows}>
      {cases.map((shown) => (
        <li key={shown.slug} className={s.row}>
          <p className={s.client}>{shown.clientName}</p>
          <div className={s.words}>
            <CaseTitle shown={shown} className={s.title} />
            <p className={s.summary} lang={lang}>
              {shown.summary}
            </p>
          </div>
          <div className={s.facts}>
            <p>{periodText(shown, t, language)}</p>
            <CasePeople shown={shown} className={s.people} />
          </div>
        </li>
      ))}
    </ul>
  );
};
