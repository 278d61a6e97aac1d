import { Section, TextLink, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { SignedPromisesProps } from "./schema";
import s from "./SignedPromises.module.css";

/** Numbered promises in two columns, and what it takes to be among those who give them. */
export const Slot = ({ props: { anchor, title, promises, note, link } }: SectionProps<SignedPromisesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <ol className={s.promises}>
          {promises.map(({ title: name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {(note || link) && (
          <p className={s.note}>
            {note}{" "}
            {link && (
              <TextLink to={link.href} className={s.link}>
                {link.label}
              </TextLink>
            )}
          </p>
        )}
      </Wrap>
    </Section>
  );
};
