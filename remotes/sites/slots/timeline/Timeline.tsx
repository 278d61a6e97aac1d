import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { TimelineProps } from "./schema";
import s from "./Timeline.module.css";

/** What happens when, one entry below the other, beside a tall piece of cloth, on the page's coloured ground. */
export const Slot = ({ props: { anchor, title, picture, entries } }: SectionProps<TimelineProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap>
        <Grid>
          <div className={s.side}>
            <h2 id={heading} className={cx(t.h2, s.title)}>
              {title}
            </h2>
            <Kain {...picture} variant="field" width={420} height={520} className={s.picture} />
          </div>
          <ol className={s.entries}>
            {entries.map((entry) => (
              <li key={entry.when} className={s.entry}>
                <p className={s.when}>{entry.when}</p>
                <h3 className={cx(t.h3, s.name)}>{entry.title}</h3>
                <p className={s.text}>{entry.text}</p>
              </li>
            ))}
          </ol>
        </Grid>
      </Wrap>
    </Section>
  );
};
