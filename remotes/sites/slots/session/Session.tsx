import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SessionProps } from "./schema";
import s from "./Session.module.css";

/** One meeting as a bar of its minutes, and what holds for every one of them. */
export const Slot = ({ props: { anchor, title, unit, parts, facts } }: SectionProps<SessionProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.display, s.title)}>
          {title}
        </h2>
        <ol className={s.parts}>
          {parts.map(({ minutes, title: name, text, isYours }) => (
            <li key={name} className={s.part} data-minutes={minutes} data-yours={isYours}>
              <p className={s.minutes}>
                {minutes} <VisuallyHidden>{unit}</VisuallyHidden>
              </p>
              <h3 className={s.name}>{name}</h3>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ol>
        {facts.length > 0 && (
          <dl className={s.facts}>
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Wrap>
    </Section>
  );
};
