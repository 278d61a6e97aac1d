import { Later, useMessages } from "@serambi/kernel/remote";
import { RichText, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { CaseBatches } from "../../components/portfolio/CaseBatches";
import { CaseCover } from "../../components/portfolio/CaseCover";
import { CaseFacts } from "../../components/portfolio/CaseFacts";
import { CaseImages } from "../../components/portfolio/CaseImages";
import { CaseIntro } from "../../components/portfolio/CaseIntro";
import { CaseLinks, hasLinks } from "../../components/portfolio/CaseLinks";
import { NextCase } from "../../components/portfolio/NextCase";
import { PortfolioAsk } from "../../components/portfolio/PortfolioAsk";
import { useContentLanguage } from "../../components/portfolio/useContentLanguage";
import type { OpenedCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseView.module.css";

const TEXT_HEADING = "case-text";

/** One case: what came of it and for whom, then how it went. */
export const CaseView = ({ opened: { listTitle, shown, next, action } }: { readonly opened: OpenedCase }) => {
  const t = useMessages<PortfolioMessages>();
  const lang = useContentLanguage();
  const { description, batches, images } = shown;
  return (
    <>
      <article className={s.case}>
        <Wrap>
          <CaseIntro listTitle={listTitle} shown={shown} />
          <CaseFacts shown={shown} />
        </Wrap>
        <div className={s.cover}>
          <CaseCover shown={shown} variant="field" width={1440} height={360} sizes="100vw" isFirst />
        </div>
        <Wrap className={s.body}>
          <Later>
            {description && (
              <section aria-labelledby={TEXT_HEADING} lang={lang} className={s.text}>
                <VisuallyHidden as="h2" id={TEXT_HEADING}>
                  {t["case.about"]}
                </VisuallyHidden>
                <RichText html={description} />
              </section>
            )}
            {hasLinks(shown) && (
              <div className={s.links}>
                <CaseLinks shown={shown} />
              </div>
            )}
            {images.length > 0 && (
              <div className={s.images}>
                <CaseImages images={images} />
              </div>
            )}
            {batches.length > 0 && (
              <div className={s.batches}>
                <CaseBatches shown={shown} />
              </div>
            )}
          </Later>
        </Wrap>
      </article>
      <Wrap className={s.end}>
        <Later>
          <NextCase next={next} />
        </Later>
      </Wrap>
      {action && <PortfolioAsk {...action} />}
    </>
  );
};
