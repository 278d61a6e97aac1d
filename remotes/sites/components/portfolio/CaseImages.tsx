import { useMessages } from "@serambi/kernel/remote";
import { Picture, VisuallyHidden } from "@serambi/kernel/ui";

import type { WholeCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";
import s from "./CaseImages.module.css";
import { useContentLanguage } from "./useContentLanguage";

const HEADING = "case-images";

/** In the proportions that a picture has where it says none. */
const USUAL = { width: 960, height: 640 } as const;

/** What can be seen of the work, each with what it shows. */
export const CaseImages = ({ images }: Pick<WholeCase, "images">) => {
  const t = useMessages<PortfolioMessages>();
  const lang = useContentLanguage();
  return (
    <section aria-labelledby={HEADING} className={s.images}>
      <VisuallyHidden as="h2" id={HEADING}>
        {t["case.images"]}
      </VisuallyHidden>
      {images.map(({ src, alt, caption, width = USUAL.width, height = USUAL.height }) => (
        <figure key={src} lang={lang} className={s.figure}>
          <Picture src={src} alt={alt} width={width} height={height} sizes="(min-width: 60rem) 46rem, 100vw" />
          {caption && <figcaption className={s.caption}>{caption}</figcaption>}
        </figure>
      ))}
    </section>
  );
};
