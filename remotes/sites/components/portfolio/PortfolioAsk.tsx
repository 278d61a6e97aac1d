import { ButtonLink, Section, Wrap } from "@serambi/kernel/ui";

import type { PortfolioSetting } from "../../contract/hosts/portfolio";
import s from "./PortfolioAsk.module.css";
import { useContentLanguage } from "./useContentLanguage";

const HEADING = "portfolio-ask";

/** What whoever has read so far is asked to do. */
export const PortfolioAsk = ({ title, text, label, href }: NonNullable<PortfolioSetting["action"]>) => (
  <Section tone="field" labelledBy={HEADING} className={s.ask}>
    <Wrap>
      <div className={s.row} lang={useContentLanguage()}>
        <h2 id={HEADING} className={s.title}>
          {title}
        </h2>
        <div>
          <p className={s.text}>{text}</p>
          <ButtonLink to={href} variant="line" className={s.button}>
            {label}
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  </Section>
);
