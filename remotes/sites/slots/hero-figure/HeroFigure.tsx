import { Kain, VisuallyHidden } from "@serambi/kernel/ui";

import type { SectionProps } from "../SectionProps";
import type { HeroFigureProps } from "./schema";
import s from "./HeroFigure.module.css";

/** A figure as wide as the window over a strip of cloth; below it one sentence and the facts. */
export const Slot = ({ props: { anchor, title, figure, cloth, lede, facts } }: SectionProps<HeroFigureProps>) => (
  <section id={anchor} className={s.hero}>
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
      <span aria-hidden="true" className={s.figure}>
        {figure}
      </span>
    </h1>
    <Kain {...cloth} variant="field" width={1440} height={144} scaleHeight={576} className={s.cloth} />
    <div className={s.strap}>
      <p className={s.lede}>{lede}</p>
      <div className={s.facts}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
    </div>
  </section>
);
