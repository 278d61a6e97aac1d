import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { ReasonsProps } from "./schema";
import s from "./Reasons.module.css";

/** The reason for an organisation, told in full; what is counted stands in the margin with its source. */
export const Slot = ({ props: { anchor, title, paragraphs, notes = [] } }: SectionProps<ReasonsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <div className={s.told}>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {notes.length > 0 && (
            <div className={s.notes}>
              {notes.map(({ claim, source }) => (
                <p key={claim}>
                  <b>{claim}</b> {source}
                </p>
              ))}
            </div>
          )}
        </Grid>
      </Wrap>
    </Section>
  );
};
