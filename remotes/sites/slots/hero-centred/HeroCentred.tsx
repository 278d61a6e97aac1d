import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroCentredProps } from "./schema";
import s from "./HeroCentred.module.css";

/** Words in the middle of the page, and below them a band of cloth that the site explains. */
export const Slot = ({ props: { title, lede, actions, band, caption } }: SectionProps<HeroCentredProps>) => (
  <section className={s.hero}>
    <Wrap>
      <h1 className={cx(t.display, s.title)}>{title}</h1>
      <p className={cx(t.lede, s.lede)}>{lede}</p>
      <Actions links={actions} className={s.actions} />
    </Wrap>
    <Kain {...band} variant="field" width={1440} height={272} className={s.band} />
    {caption && (
      <Wrap as="p" className={cx(t.note, s.caption)}>
        {caption}
      </Wrap>
    )}
  </section>
);
