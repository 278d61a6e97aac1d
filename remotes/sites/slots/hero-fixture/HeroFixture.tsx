import { ButtonLink, cx, VisuallyHidden } from "@serambi/kernel/ui";

import { isLongTitle } from "../../components/isLongTitle";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { HallLines } from "./HallLines";
import s from "./HeroFixture.module.css";
import type { HeroFixtureProps } from "./schema";

/** Two sides of a hall's floor with the hour between them, and the facts of the match as its scoreboard. */
export const Slot = ({
  props: { title, home, against, away, time, day, facts, action },
}: SectionProps<HeroFixtureProps>) => (
  <section className={s.hall}>
    <HallLines className={s.lines} />
    <h1 className={s.sides} data-long={isLongTitle([home, away]) || undefined}>
      <VisuallyHidden>{`${title} `}</VisuallyHidden>
      <span className={cx(t.display, s.side)}>{home}</span>
      <VisuallyHidden>{` ${against} `}</VisuallyHidden>
      <span className={cx(t.display, s.side, s.away)}>{away}</span>
    </h1>
    <div className={s.middle}>
      <p className={s.clock}>
        <b>{time}</b>
        <span>{day}</span>
      </p>
    </div>
    <div className={s.board}>
      <dl className={s.facts}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {action && (
        <ButtonLink to={action.href} className={s.action}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  </section>
);
