import type { ListedCase } from "../../contract/portfolio/Portfolio";
import { CaseCover } from "./CaseCover";
import { CasePeople } from "./CasePeople";
import { CaseTitle } from "./CaseTitle";
import { CaseWhose } from "./CaseWhose";
import s from "./LeadCase.module.css";
import { useContentLanguage } from "./useContentLanguage";

/** The case that leads the list: its picture large, its words beside it. */
export const LeadCase = ({ shown }: { readonly shown: ListedCase }) => (
  <article className={s.lead}>
    <div className={s.picture}>
      <CaseCover
        shown={shown}
        variant="field"
        width={960}
        height={720}
        sizes="(min-width: 60rem) 42rem, 100vw"
        isFirst
      />
    </div>
    <div className={s.words}>
      <CaseWhose shown={shown} />
      <CaseTitle shown={shown} className={s.title} />
      <p className={s.summary} lang={useContentLanguage()}>
        {shown.summary}
      </p>
      <CasePeople shown={shown} className={s.people} />
    </div>
  </article>
);
