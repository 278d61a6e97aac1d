import { ArrowLink, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { CasesProps } from "./schema";
import s from "./Cases.module.css";

/** Finished work as rows: a picture, what came of it, and for whom and when it was. */
export const Slot = ({ props: { anchor, title, more, cases } }: SectionProps<CasesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <div className={s.head}>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          {more && <ArrowLink to={more.href}>{more.label}</ArrowLink>}
        </div>
        {cases.map(({ title: name, text, picture, facts, href }) => (
          <article key={name} className={s.case}>
            <Kain {...picture} variant="cover" width={416} height={312} className={s.picture} />
            <div>
              <h3 className={s.name}>
                <MaybeLink to={href} as="span">
                  {name}
                </MaybeLink>
              </h3>
              <p className={s.text}>{text}</p>
            </div>
            <dl className={s.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </Wrap>
    </Section>
  );
};
