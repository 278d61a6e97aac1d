import { Button, cx, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId, type SyntheticEvent } from "react";

import { PartTitle } from "../../components/PartTitle";
import type { SectionProps } from "../SectionProps";
import { AnswerField } from "./AnswerField";
import { letterAddress } from "./letterAddress";
import type { FormProps } from "./schema";
import s from "./AnswerForm.module.css";
import { useDraftedForm } from "./useDraftedForm";

/**
 * The half of a form that is left to its reader. It becomes a letter of the reader's own mail programme: nothing is
 * sent from the page. `method="dialog"` keeps a browser without scripts from sending the answers as an address.
 */
export const Slot = ({ props }: SectionProps<FormProps>) => {
  const { anchor, tear, part, title, first = 1, rows, mail, submit, note } = props;
  const heading = useId();
  const { form, read, keep } = useDraftedForm(anchor ?? mail.subject);
  const fields = rows.flat();

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const answers = read();
    location.assign(
      letterAddress(
        mail,
        fields.map(({ name, label }) => ({ label, text: answers.get(name) ?? "" })),
      ),
    );
  };

  return (
    <section id={anchor} aria-labelledby={heading}>
      <p className={s.tear}>{tear}</p>
      <Wrap>
        <PartTitle id={heading} part={part} title={title} />
        <form ref={form} method="dialog" onInput={keep} onSubmit={send}>
          {rows.map((row) => (
            <div key={row[0]?.name} className={cx(row.length > 1 && s.pair)}>
              {row.map((field) => (
                <AnswerField key={field.name} field={field} number={first + fields.indexOf(field)} />
              ))}
            </div>
          ))}
          <div className={s.send}>
            <Button type="submit" className={s.button}>
              {submit}
            </Button>
            <p className={s.note}>
              {note} <TextLink to={`mailto:${mail.to}`}>{mail.to}</TextLink>
            </p>
          </div>
        </form>
      </Wrap>
    </section>
  );
};
