import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Byline } from "../../components/Byline";
import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { LetterProps } from "./schema";
import s from "./Letter.module.css";

/** A letter as it was written, set large, with a drop cap and its writer below. */
export const Slot = ({ props: { anchor, title, paragraphs, by } }: SectionProps<LetterProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <div className={s.body}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Byline person={by} size="l" className={s.by} />
        </Grid>
      </Wrap>
    </Section>
  );
};
