import { ButtonLink } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import type { SectionProps } from "../SectionProps";
import type { ReplySlipProps } from "./schema";
import s from "./ReplySlip.module.css";

const BLANK = "…";

/** A slip to cut off and fill in. The button opens a letter with the sentence as the visitor completed it. */
export const Slot = ({
  props: { anchor, title, text, gaps, send, note, email, subject },
}: SectionProps<ReplySlipProps>) => {
  const id = useId();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const reply = gaps.map(({ label }) => `${label} ${words[label]?.trim() || BLANK}`).join("\r\n");
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(reply)}`;
  return (
    <section id={anchor} className={s.slip} aria-labelledby={id}>
      <div>
        <h2 id={id} className={s.title}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
      </div>
      <div>
        {gaps.map(({ label, isLong }, index) => {
          const Field = isLong ? "textarea" : "input";
          return (
            <p key={label} className={s.gap}>
              <label htmlFor={`${id}-${index}`}>{label}</label>
              <Field
                id={`${id}-${index}`}
                className={isLong ? s.lines : s.line}
                {...(isLong && { rows: 3 })}
                onChange={({ target }) => setWords((others) => ({ ...others, [label]: target.value }))}
              />
            </p>
          );
        })}
        <p className={s.send}>
          <ButtonLink to={address}>{send}</ButtonLink>
          <span>{note}</span>
        </p>
      </div>
    </section>
  );
};
