import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { MarginNotesProps } from "./schema";
import s from "./MarginNotes.module.css";

/** What several people wrote at the edge of the page, each in their own size and slant. */
export const Slot = ({ props: { anchor, title, notes, action } }: SectionProps<MarginNotesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <Grid className={s.notes}>
          {notes.map(({ text, by }) => (
            <figure key={text} className={s.note}>
              <blockquote>{text}</blockquote>
              <figcaption className={s.by}>{by}</figcaption>
            </figure>
          ))}
        </Grid>
        {action && <ArrowLink to={action.href}>{action.label}</ArrowLink>}
      </Wrap>
    </Section>
  );
};
