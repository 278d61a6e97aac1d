import { useMessages } from "@serambi/kernel/remote";
import { ArrowLink, ButtonLink, cx, Wrap } from "@serambi/kernel/ui";

import type { Showcase } from "../../contract/showcase/Showcase";
import type { FeaturesMessages } from "../../messages/featuresMessages";
import { FigurePlate } from "../figures/FigurePlate";
import s from "./ShowcaseHero.module.css";
import { useSiteLanguage } from "./useSiteLanguage";

interface ShowcaseHeroProps {
  readonly showcase: Showcase;
  /** Of the list of features on this page. */
  readonly featuresId: string;
}

/** What the LMS is, and the thing itself: one drawing stands beside the words, two below them. */
export const ShowcaseHero = ({ showcase, featuresId }: ShowcaseHeroProps) => {
  const { title, lead, figures, closing, features } = showcase;
  const t = useMessages<FeaturesMessages>();
  const lang = useSiteLanguage();
  return (
    <Wrap as="header" className={cx(s.hero, figures.length === 1 && s.split)}>
      <div className={s.words}>
        <h1 lang={lang} className={s.title}>
          {title}
        </h1>
        <p lang={lang} className={s.lead}>
          {lead}
        </p>
        <p className={s.actions}>
          {closing && (
            <ButtonLink to={closing.action.href} lang={lang}>
              {closing.action.label}
            </ButtonLink>
          )}
          {features.length > 0 && <ArrowLink to={`#${featuresId}`}>{t.toFeatures}</ArrowLink>}
        </p>
      </div>
      {figures.length > 0 && (
        <div lang={lang} className={s.stage}>
          <FigurePlate figures={figures} seed="lms" />
        </div>
      )}
    </Wrap>
  );
};
