import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { Fragment, useId } from "react";

import { Actions } from "../../components/Actions";
import { Byline } from "../../components/Byline";
import { Grid } from "../../components/Grid";
import type { SectionProps } from "../SectionProps";
import type { QuoteProps } from "./schema";
import s from "./Quote.module.css";

/** `31 → 9 min` with its arrow set apart. */
const Figure = ({ value }: { readonly value: string }) =>
  value.split("→").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <i className={s.arrow}>→</i>}
      {part}
    </Fragment>
  ));

/** What a client says, with the figures that came of it, on the page's one coloured ground. */
export const Slot = ({
  props: { anchor, title, quote, by, figures = [], actions, band },
}: SectionProps<QuoteProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading} className={cx(band && s.hemmed)}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <blockquote className={s.quote}>
            <p>{quote}</p>
          </blockquote>
          <Byline person={by} className={s.by} />
          {figures.length > 0 && (
            <dl className={s.figures}>
              {figures.map(({ value, label }) => (
                <div key={label} className={s.figure}>
                  <dt>{label}</dt>
                  <dd>
                    <Figure value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Actions links={actions} variant="line" className={s.actions} />
        </Grid>
      </Wrap>
      {band && <Kain {...band} variant="band" width={1440} height={96} className={s.band} />}
    </Section>
  );
};
