import { cx, Kain } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroTagProps } from "./schema";
import s from "./HeroTag.module.css";

/** Cloth out to the window's edge with the label of one thing pinned to it; the words stand beside it. */
export const Slot = ({ props: { title, lede, actions, cloth, tag } }: SectionProps<HeroTagProps>) => (
  <section className={s.hero}>
    <div className={s.words}>
      <h1 className={cx(t.display, s.title)}>{title}</h1>
      <p className={cx(t.lede, s.lede)}>{lede}</p>
      <Actions links={actions} className={s.actions} />
    </div>
    <div className={s.cloth}>
      <Kain {...cloth} variant="cover" width={720} height={760} className={s.picture} />
      <p className={s.tag}>
        {tag.number}
        <b>{tag.name}</b>
        {tag.text}
      </p>
    </div>
  </section>
);
