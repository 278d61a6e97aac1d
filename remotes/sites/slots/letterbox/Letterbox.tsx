import { Button } from "@serambi/kernel/ui";
import { useId, type SyntheticEvent } from "react";

import { letterAddress } from "../form/letterAddress";
import type { SectionProps } from "../SectionProps";
import s from "./Letterbox.module.css";
import type { LetterboxProps } from "./schema";

/**
 * Boxes with a slit: what is put in them becomes a letter of the visitor's own mail programme, nothing is sent from the
 * page. `method="dialog"` keeps a browser without scripts from sending the answers as an address.
 */
export const Slot = ({ props }: SectionProps<LetterboxProps>) => {
  const { anchor, title, boxes, example, email, submit, note, mail } = props;
  const id = useId();

  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const answers = [...boxes, email.label].map((label, index) => {
      const answer = written.get(`answer-${index}`);
      return { label, text: typeof answer === "string" ? answer.trim() : "" };
    });
    location.assign(letterAddress(mail, answers));
  };

  return (
    <section id={anchor} className={s.letterbox} aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        {title}
      </h2>
      <form method="dialog" onSubmit={send}>
        <div className={s.boxes}>
          {boxes.map((label, index) => (
            <label key={label} className={s.box}>
              <b aria-hidden="true">{index + 1}</b>
              <span>
                {label}
                <input name={`answer-${index}`} type="url" required placeholder={example} className={s.line} />
              </span>
            </label>
          ))}
        </div>
        <div className={s.send}>
          <label className={s.email}>
            {email.label}
            <input
              name={`answer-${boxes.length}`}
              type="email"
              required
              autoComplete="email"
              placeholder={email.example}
              className={s.line}
            />
          </label>
          <Button type="submit" className={s.button}>
            {submit}
          </Button>
          <p className={s.note}>{note}</p>
        </div>
      </form>
    </section>
  );
};
