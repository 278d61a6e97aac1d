import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroCabinetProps } from "./schema";
import s from "./HeroCabinet.module.css";

/** The classes of an archive as the drawers of a cabinet, each marked by a swatch of cloth. */
export const Slot = ({ props: { anchor, title, text, drawers } }: SectionProps<HeroCabinetProps>) => (
  <section id={anchor}>
    <Wrap className={s.cabinet}>
      <div className={s.words}>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={s.text}>{text}</p>
      </div>
      <ol className={s.drawers}>
        {drawers.map((drawer) => (
          <li key={drawer.number}>
            <MaybeLink to={drawer.href} className={s.drawer}>
              <Kain
                {...drawer.picture}
                variant="field"
                width={320}
                height={152}
                scaleHeight={330}
                className={s.swatch}
              />
              <b className={cx(t.nums, s.number)}>{drawer.number}</b>
              <span className={s.name}>{drawer.name}</span>
              <i className={cx(t.nums, s.count)}>{drawer.count}</i>
            </MaybeLink>
          </li>
        ))}
      </ol>
    </Wrap>
  </section>
);
