import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { VowsProps } from "./schema";
import s from "./Vows.module.css";

/** What is promised, or is not: sentences as large as headlines between rules, named by a small heading. */
export const Slot = ({ props: { anchor, title, vows } }: SectionProps<VowsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <ul className={s.vows}>
            {vows.map((vow) => (
              <li key={vow}>{vow}</li>
            ))}
          </ul>
        </Grid>
      </Wrap>
    </Section>
  );
};
