import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { NotForSaleProps } from "./schema";
import s from "./NotForSale.module.css";

/** Offers that are not to be had, struck, each with its substitute. */
export const Slot = ({ props: { anchor, title, items } }: SectionProps<NotForSaleProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <Grid>
          <h2 id={heading} className={cx(t.h2Large, s.title)}>
            {title}
          </h2>
          <ul className={s.items}>
            {items.map(({ struck, instead }) => (
              <li key={struck}>
                <del className={s.struck}>{struck}</del>
                <p>{instead}</p>
              </li>
            ))}
          </ul>
        </Grid>
      </Wrap>
    </Section>
  );
};
