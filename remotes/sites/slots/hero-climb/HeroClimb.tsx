import { cx, Kain, VisuallyHidden, Wrap } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import type { SectionProps } from "../SectionProps";
import type { HeroClimbProps } from "./schema";
import s from "./HeroClimb.module.css";

/** How much of a bar's column stays empty, in percent: a third of the highest is the ground, or differences would hide. */
const roomAbove = (value: number, highest: number): number => Math.min(90, Math.round(150 * (1 - value / highest)));

/** Words over a slope of bars; each bar leads to what it stands for. */
export const Slot = ({
  props: { anchor, title, lede, actions, cloth, leadsTo, bars, caption },
}: SectionProps<HeroClimbProps>) => {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <section id={anchor} className={s.hero}>
      <Wrap>
        <h1 className={s.title}>{title}</h1>
        <div className={s.intro}>
          <p>{lede}</p>
          <Actions links={actions} className={s.actions} />
        </div>
      </Wrap>
      <figure className={s.climb}>
        <div className={s.slope}>
          <Kain {...cloth} variant="field" width={1440} height={420} className={s.cloth} />
          <ol>
            {bars.map(({ value, label, tone }, index) => (
              <li key={label}>
                <svg width="100%" height={`${roomAbove(value, highest)}%`} aria-hidden="true" />
                <a href={`#${leadsTo}-${index + 1}`} className={cx(s.bar, tone && s[tone])}>
                  <b>{value}</b>
                  <span aria-hidden="true">{index + 1}</span>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <figcaption className={s.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
};
