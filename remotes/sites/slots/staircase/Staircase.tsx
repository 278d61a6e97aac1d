import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { StaircaseProps } from "./schema";
import s from "./Staircase.module.css";

/** Columns that a step's words take; a step that begins after the last place for them ends at the edge. */
const SPAN = 8;
const LAST_START = 17;
const MONTHS = 24;

interface BarProps {
  readonly length: number;
  readonly start: number;
  readonly months: number;
  readonly className: string | undefined;
}

/** A step's months as a bar in a space of so many months. */
const Bar = ({ length, start, months, className }: BarProps) => (
  <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" className={className} aria-hidden="true">
    <rect x={start} width={months} height="1" />
  </svg>
);

/** Two years as stairs that overlap: each step begins before the one above it has ended. */
export const Slot = ({ props: { anchor, title, steps, years } }: SectionProps<StaircaseProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.steps}>
          {steps.map(({ when, title: name, text, from, to }) => {
            const start = Math.min(from, LAST_START);
            return (
              <li key={name} data-from={start} data-end={from > LAST_START || undefined}>
                <Bar length={SPAN} start={from - start} months={to - from} className={s.bar} />
                <Bar length={MONTHS} start={from - 1} months={to - from} className={s.whole} />
                <p className={s.when}>{when}</p>
                <h3 className={s.name}>{name}</h3>
                <p className={s.text}>{text}</p>
              </li>
            );
          })}
        </ol>
        <p className={s.years} aria-hidden="true">
          <span>{years[0]}</span>
          <span>{years[1]}</span>
        </p>
      </Wrap>
    </Section>
  );
};
