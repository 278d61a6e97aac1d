import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Scripted } from "../../components/Scripted";
import type { SectionProps } from "../SectionProps";
import type { SignsProps } from "./schema";
import s from "./Signs.module.css";

/** One letter in everything that it can wear: written, spoken, named. */
export const Slot = ({ props: { anchor, title, text, signs } }: SectionProps<SignsProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.columns}>
        <h2 id={heading} className={s.title}>
          <Scripted text={title} className={s.letter} />
        </h2>
        <p>{text}</p>
        <ul className={s.signs}>
          {signs.map(({ written, sound, name }) => (
            <li key={sound} className={s.sign}>
              <span className={s.written}>
                <Scripted text={written} />
              </span>
              <b className={s.sound}>{sound}</b>
              <span className={s.name}>{name}</span>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
};
