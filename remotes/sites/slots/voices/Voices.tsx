import { Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { VoicesProps } from "./schema";
import s from "./Voices.module.css";

/** What readers say, each in the size of their sentence. */
export const Slot = ({ props: { anchor, title, voices, action, note } }: SectionProps<VoicesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <Grid className={s.voices}>
          {voices.map(({ text, by }) => (
            <figure key={text} className={s.voice}>
              <blockquote>{text}</blockquote>
              <figcaption className={s.by}>{by}</figcaption>
            </figure>
          ))}
        </Grid>
        {action && (
          <p className={s.end}>
            <TextLink to={action.href} className={s.action}>
              {action.label}
            </TextLink>
            <span>{note}</span>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
