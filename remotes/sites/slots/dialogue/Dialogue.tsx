import { Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { DialogueProps } from "./schema";
import s from "./Dialogue.module.css";

/** A few messages between two people, beside a piece of cloth. */
export const Slot = ({ props: { anchor, title, picture, messages } }: SectionProps<DialogueProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.pair} aria-labelledby={heading}>
      <Kain {...picture} variant="cover" width={640} height={800} className={s.cloth} />
      <Wrap className={s.columns}>
        <div className={s.talk}>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <ol>
            {messages.map(({ by, text, isAsking }) => (
              <li key={`${by} ${text}`} className={s.message} data-asking={isAsking}>
                <p className={s.by}>{by}</p>
                <p className={s.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Wrap>
    </section>
  );
};
