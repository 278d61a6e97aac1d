import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./KnownErrors.module.css";
import type { KnownErrorsProps } from "./schema";

/** Faults that a tool still has, told by those who made it. */
export const Slot = ({ props: { anchor, title, text, errors } }: SectionProps<KnownErrorsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          {text && <p className={s.text}>{text}</p>}
        </div>
        <dl className={s.errors}>
          {errors.map((error) => (
            <div key={error.name} className={s.error}>
              <dt className={s.name}>{error.name}</dt>
              <dd>{error.text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  );
};
