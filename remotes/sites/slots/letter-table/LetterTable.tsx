import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { letterTable } from "../../components/aksara/letterTable";
import { scriptOf } from "../../components/aksara/scripts";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./LetterTable.module.css";
import type { LetterTableProps } from "./schema";

/** One part of a script: each letter or sign large, with its sound and its name. */
export const Slot = ({ props: { anchor, title, text, script: id, group } }: SectionProps<LetterTableProps>) => {
  const heading = useId();
  const script = scriptOf(id);
  return (
    <Section id={anchor} labelledBy={heading} className={s.part}>
      <Wrap className={s.table}>
        <h2 id={heading} className={t.h2}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
        <ul className={s.letters}>
          {letterTable(script, group).map(({ written, sound, name }) => (
            <li key={sound} className={s.one}>
              <span lang={script.language} className={s.letter} data-script={id}>
                {written}
              </span>
              <b>{sound}</b>
              {name && <span className={s.name}>{name}</span>}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
