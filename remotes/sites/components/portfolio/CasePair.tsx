import type { ListedCase } from "../../contract/portfolio/Portfolio";
import { CaseCover } from "./CaseCover";
import { CasePeople } from "./CasePeople";
import s from "./CasePair.module.css";
import { CaseTitle } from "./CaseTitle";
import { CaseWhose } from "./CaseWhose";
import { useContentLanguage } from "./useContentLanguage";

/** Two cases beside each other, neither as wide nor as high as the other; one alone stands where the second would. */
export const CasePair = ({ cases }: { readonly cases: readonly ListedCase[] }) => {
  const lang = useContentLanguage();
  return (
    <ul className={s.pair}>
      {cases.map((shown) => (
        <li key={shown.slug} className={s.case}>
          <div className={s.picture}>
            <CaseCover shown={shown} width={800} height={600} sizes="(min-width: 60rem) 38rem, 100vw" />
          </div>
          <div className={s.words}>
            <CaseTitle shown={shown} className={s.title} />
            <div>
              <p className={s.summary} lang={lang}>
                {shown.summary}
              </p>
              <div className={s.facts}>
                <CaseWhose shown={shown} />
                <CasePeople shown={shown} className={s.people} />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
};
