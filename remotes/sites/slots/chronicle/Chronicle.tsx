import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ChronicleProps } from "./schema";
import s from "./Chronicle.module.css";

/** Years one below the other; where something went wrong the year says so in the second colour. */
export const Slot = ({ props: { anchor, title, years } }: SectionProps<ChronicleProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <ol className={s.years}>
            {years.map(({ year, text, mistake }) => (
              <li key={year} className={cx(mistake !== undefined && s.wrong)}>
                <b className={t.nums}>{year}</b>
                <p>
                  {mistake && <em>{mistake}</em>} {text}
                </p>
              </li>
            ))}
          </ol>
        </Grid>
      </Wrap>
    </Section>
  );
};
