import { ButtonLink, cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { AskProps } from "./schema";
import s from "./Ask.module.css";

/** One band across the page: a question, what happens next, and a button. */
export const Slot = ({ props: { anchor, title, text, action, ground = "field" } }: SectionProps<AskProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={cx(s.ask, s[ground])}>
      <Wrap className={s.row}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
        <ButtonLink to={action.href} className={s.button}>
          {action.label}
        </ButtonLink>
      </Wrap>
    </section>
  );
};
