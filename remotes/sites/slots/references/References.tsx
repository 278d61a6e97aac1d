import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import d from "../../components/Dyes.module.css";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ReferencesProps } from "./schema";
import s from "./References.module.css";

/** Clients whom one may ask: their cloth, what changed, and the figures in their colour. */
export const Slot = ({ props: { anchor, title, references, actions } }: SectionProps<ReferencesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={d.dyes}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        {references.map((reference) => (
          <article key={reference.title} className={cx(d.dyed, s.reference)} data-dye={reference.dye}>
            <div className={s.cloth}>
              <Kain {...reference.picture} variant="field" width={560} height={320} />
            </div>
            <div>
              <h3 className={s.claim}>{reference.title}</h3>
              <p className={s.text}>{reference.text}</p>
            </div>
            <dl className={s.facts}>
              {reference.facts.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
        <Actions links={actions} variant="line" className={s.actions} />
      </Wrap>
    </Section>
  );
};
