import { cx, Kain } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./OpenClasses.module.css";
import type { OpenClassesProps } from "./schema";

/** A few classes that anybody may join, beside a length of cloth on the coloured ground. */
export const Slot = ({ props: { anchor, title, text, picture, classes } }: SectionProps<OpenClassesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.open} aria-labelledby={heading}>
      <Kain {...picture} variant="field" width={600} height={640} className={s.cloth} />
      <div className={s.words}>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
        <ul>
          {classes.map(({ code, name, note, href }) => (
            <li key={code}>
              <MaybeLink to={href} className={s.row}>
                <b>{code}</b>
                <span>{name}</span>
                <span className={s.note}>{note}</span>
              </MaybeLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
