import { cx, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import { Grid } from "../../components/Grid";
import { isLongTitle } from "../../components/isLongTitle";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Floor } from "./Floor";
import { ACROSS, DOWN } from "./footwork";
import s from "./HeroFootwork.module.css";
import type { HeroFootworkProps } from "./schema";

/** Three lines that narrow as a stance does, over the pattern of a year's twelve steps. */
export const Slot = ({ props: { anchor, title, lede, actions, caption } }: SectionProps<HeroFootworkProps>) => (
  <section id={anchor} className={s.poster}>
    <Wrap>
      <Grid>
        <h1 className={cx(t.display, s.title)} data-long={isLongTitle(title.split("\n")) || undefined}>
          {title.split("\n").map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <div className={s.words}>
          <p className={s.lede}>{lede}</p>
          <Actions links={actions} />
        </div>
        <figure className={s.figure}>
          <Floor steps={ACROSS} viewBox="10 10 1150 330" className={s.across} />
          <Floor steps={DOWN} viewBox="0 -10 330 850" className={s.down} />
          <figcaption>{caption}</figcaption>
        </figure>
      </Grid>
    </Wrap>
  </section>
);
