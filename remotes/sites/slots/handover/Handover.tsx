import { cx, Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import { Byline } from "../../components/Byline";
import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HandoverProps } from "./schema";
import s from "./Handover.module.css";

/** The end of an offer: the person whom a request reaches, what happens when, and the way to hand it over. */
export const Slot = ({
  props: { anchor, title, text, band, person, steps, prepareTitle, prepare, actions, note },
}: SectionProps<HandoverProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading}>
      {band && <Kain {...band} variant="band" width={1680} height={80} className={s.band} />}
      <Wrap className={s.wrap}>
        <Grid>
          <div className={s.whom}>
            <h2 id={heading} className={cx(t.display, s.title)}>
              {title}
            </h2>
            <p className={cx(t.soft, s.text)}>{text}</p>
            <Byline person={person} size="l" className={s.person} />
            <dl className={s.steps}>
              {steps.map((step) => (
                <div key={step.when}>
                  <dt>{step.when}</dt>
                  <dd>{step.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={s.way}>
            <h3 className={s.prepare}>{prepareTitle}</h3>
            <ol className={s.list}>
              {prepare.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ol>
            <Actions links={actions} />
            {note && <p className={t.note}>{note}</p>}
          </div>
        </Grid>
      </Wrap>
    </section>
  );
};
