import { Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { DispatchesProps } from "./schema";
import s from "./Dispatches.module.css";

/** Letters from the places: one large with its beginning, the others beside it. */
export const Slot = ({ props: { anchor, title, dispatches } }: SectionProps<DispatchesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <Grid className={s.grid}>
          {dispatches.map(({ title: name, from, text, picture, href }) => (
            <article key={name} className={s.dispatch}>
              <Kain {...picture} variant="cover" width={720} height={504} className={s.picture} />
              <h3 className={s.name}>
                <MaybeLink to={href} as="span">
                  {name}
                </MaybeLink>
              </h3>
              <p className={s.from}>{from}</p>
              {text && <p className={s.text}>{text}</p>}
            </article>
          ))}
        </Grid>
      </Wrap>
    </Section>
  );
};
