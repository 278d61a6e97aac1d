import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroSheetProps } from "./schema";
import s from "./HeroSheet.module.css";

/** The top of a sheet of paper: a woven edge, what it is, and what is asked of its reader. */
export const Slot = ({ props: { title, lede, band } }: SectionProps<HeroSheetProps>) => (
  <section>
    <Kain {...band} variant="band" width={990} height={56} className={s.band} />
    <Wrap className={s.words}>
      <h1 className={cx(t.display, s.title)}>{title}</h1>
      <p className={s.lede}>{lede}</p>
    </Wrap>
  </section>
);
