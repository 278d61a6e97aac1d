import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroSelvedgeProps } from "./schema";
import s from "./HeroSelvedge.module.css";

/** A large light sentence; on wide screens cloth folds out of the page's edge beside it. */
export const Slot = ({ props: { title, lede, actions, picture } }: SectionProps<HeroSelvedgeProps>) => (
  <Wrap as="section" className={s.hero}>
    <Kain {...picture} variant="field" width={480} height={720} scaleHeight={360} className={s.cloth} />
    <h1 className={cx(t.display, s.title)}>{title}</h1>
    <div className={s.under}>
      <p className={s.lede}>{lede}</p>
      <Actions links={actions} className={s.actions} />
    </div>
  </Wrap>
);
