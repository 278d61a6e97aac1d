import { Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { YearPinsProps } from "./schema";
import s from "./YearPins.module.css";

const PIXELS_EACH = 0.83;

/** Years side by side, each under a pin as high as it has people. */
export const Slot = ({ props: { anchor, title, unit, years, note } }: SectionProps<YearPinsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.years}>
          {years.map(({ year, count }) => {
            const height = Math.round(count * PIXELS_EACH);
            return (
              <li key={year} className={s.year}>
                <svg className={s.pin} width={11} height={height} aria-hidden="true">
                  <circle cx={5.5} cy={5.5} r={5.5} />
                  <rect x={5} y={5} width={1} height={height} />
                </svg>
                <b className={s.short} aria-hidden="true">
                  {`${year}`.slice(-2)}
                </b>
                <span className={s.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>{`${year}: ${count} ${unit}`}</VisuallyHidden>
              </li>
            );
          })}
        </ol>
        {note && <p className={s.note}>{note}</p>}
      </Wrap>
    </Section>
  );
};
