import { ButtonLink, cx, Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ContactProps } from "./schema";
import s from "./Contact.module.css";

/** The end of a page: what to write for, the address in full, and a button that starts the letter. */
export const Slot = ({ props: { anchor, title, text, label, email, action, note } }: SectionProps<ContactProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p className={cx(t.lede, s.text)}>{text}</p>
        </div>
        <div className={s.ask}>
          <p>
            <b className={s.label}>{label}</b>
            <TextLink to={`mailto:${email}`} className={s.email}>
              {email}
            </TextLink>
          </p>
          <ButtonLink to={action.href}>{action.label}</ButtonLink>
          {note && <p className={t.note}>{note}</p>}
        </div>
      </Wrap>
    </Section>
  );
};
