import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroSplitProps } from "./schema";
import s from "./HeroSplit.module.css";

/** Width of each length of cloth in its own units; all are 900 long. */
const WIDTHS = [300, 200, 400] as const;

/** Words on the left; on the right three lengths of cloth hang from the header's rule, as from a veranda's beam. */
export const Slot = ({ props: { title, lede, actions, cloths } }: SectionProps<HeroSplitProps>) => (
  <section className={s.hero}>
    <div className={s.cloths} aria-hidden="true">
      {cloths.map((cloth, index) => (
        <Kain
          key={cloth.seed}
          {...cloth}
          variant="field"
          width={WIDTHS[index] ?? 300}
          height={900}
          className={s.cloth}
        />
      ))}
    </div>
    <Wrap>
      <Grid>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={cx(t.lede, s.lede)}>{lede}</p>
        <Actions links={actions} className={s.actions} />
      </Grid>
    </Wrap>
  </section>
);
