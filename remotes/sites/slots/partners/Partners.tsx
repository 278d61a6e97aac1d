import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { PartnersProps } from "./schema";
import s from "./Partners.module.css";

/** Who takes part, set as a bibliography: name, place, what and since when, in hanging lines. */
export const Slot = ({ props: { anchor, title, count, partners, more } }: SectionProps<PartnersProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={t.h2Large}>
            {title}
          </h2>
          <p className={s.count}>{count}</p>
          <dl className={s.list}>
            {partners.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}.</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {more && (
            <p className={s.more}>
              <ArrowLink to={more.href}>{more.label}</ArrowLink>
            </p>
          )}
        </Grid>
      </Wrap>
    </Section>
  );
};
