import { useMessages } from "@serambi/kernel/remote";
import { cx, StatusBadge, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import { calendarSpan } from "./calendarSpan";
import { IntakeBar } from "./IntakeBar";
import { MonthRules } from "./MonthRules";
import type { CalendarProps } from "./schema";
import s from "./Calendar.module.css";

/** `2027-01-11` → `11 Jan`, with the catalogue's own month. */
const shortDate = (iso: string, m: SectionMessages): string => {
  const [, month = 1, day = 1] = iso.split("-").map(Number);
  return `${day} ${m.month(month - 1)}`;
};

/** A season as a calendar: each intake a bar over the months it takes. */
export const Slot = ({ props: { anchor, title, intro, from, months = 6, intakes } }: SectionProps<CalendarProps>) => {
  const m = useMessages<SectionMessages>();
  const heading = useId();
  const first = Number(from.slice(5)) - 1;
  return (
    <section id={anchor} className={s.season} aria-labelledby={heading}>
      <Wrap>
        <Grid className={s.top}>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          <p className={t.soft}>{intro}</p>
        </Grid>
        <div className={s.calendar}>
          <div className={s.months} aria-hidden="true">
            <MonthRules
              months={months}
              labels={Array.from({ length: months }, (_, index) => m.month((first + index) % 12))}
            />
          </div>
          <ul>
            {intakes.map((intake) => (
              <li key={`${intake.name} ${intake.startsOn}`} className={s.item}>
                <MaybeLink to={intake.href} className={s.row}>
                  <span className={s.name}>
                    <b>{intake.name}</b>
                    <StatusBadge state={intake.state} label={m[`state.${intake.state}`]} />
                  </span>
                  <span className={s.track}>
                    <MonthRules months={months} />
                    <IntakeBar
                      state={intake.state}
                      span={calendarSpan(intake.startsOn, intake.endsOn, from, months)}
                      dates={m.dateRange(shortDate(intake.startsOn, m), shortDate(intake.endsOn, m))}
                    />
                  </span>
                  <span className={cx(t.small, s.note)}>{intake.note}</span>
                </MaybeLink>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
};
