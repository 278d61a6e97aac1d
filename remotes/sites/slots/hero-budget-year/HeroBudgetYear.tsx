import { cx, Wrap } from "@serambi/kernel/ui";

import { Grid } from "../../components/Grid";
import p from "../../components/Spans.module.css";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroBudgetYearProps } from "./schema";
import s from "./HeroBudgetYear.module.css";

/** A year of public money as the page's ruler; below it the ways in, each under its months. */
export const Slot = ({ props: { title, lede, months, stages, doors } }: SectionProps<HeroBudgetYearProps>) => (
  <section className={s.hero}>
    <Wrap>
      <Grid className={s.head}>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={cx(t.lede, s.lede)}>{lede}</p>
      </Grid>
      <ol className={s.months} aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <ol className={cx(p.spans, s.stages)}>
        {stages.map(({ name, when, span, isClosed }) => (
          <li key={name} data-span={span} className={isClosed ? s.closed : undefined}>
            <span className={s.stageWhen}>{when}</span> {name}
          </li>
        ))}
      </ol>
      <ul className={s.doors}>
        {doors.map(({ when, title: name, text, facts }) => (
          <li key={name}>
            <p className={s.when}>{when}</p>
            <h2 className={s.name}>{name}</h2>
            <p>{text}</p>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Wrap>
  </section>
);
