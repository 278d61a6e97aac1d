import { ButtonLink, cx, Kain } from "@serambi/kernel/ui";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./HeroLoom.module.css";
import type { HeroLoomProps } from "./schema";
import { Warp } from "./Warp";

/** A cloth on its loom, woven as far as the number says and no further. */
export const Slot = ({
  props: { anchor, title, cloth, now, goal, text, source, action },
}: SectionProps<HeroLoomProps>) => (
  <section id={anchor} className={s.hero}>
    <h1 className={cx(t.display, s.title)}>{title}</h1>
    <div className={s.loom}>
      <Kain {...cloth} variant="field" width={1440} height={280} className={s.cloth} />
      <Warp now={now} goal={goal} />
    </div>
    <div className={s.under}>
      <p className={s.text}>{text}</p>
      <p>{source}</p>
      {action && (
        <ButtonLink to={action.href} className={s.action}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  </section>
);
