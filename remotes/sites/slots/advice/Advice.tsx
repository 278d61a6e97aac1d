import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { AdviceProps } from "./schema";
import s from "./Advice.module.css";

/** Reasons not to buy, said by the one who sells. */
export const Slot = ({ props: { anchor, title, advice } }: SectionProps<AdviceProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <ul className={s.list}>
            {advice.map((one) => (
              <li key={one.title} className={s.one}>
                <h3>{one.title}</h3>
                <p>{one.text}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </Wrap>
    </Section>
  );
};
