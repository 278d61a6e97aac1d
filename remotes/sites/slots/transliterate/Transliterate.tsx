import { useId, useState } from "react";

import { JAVANESE } from "../../components/aksara/javanese";
import { writeScript } from "../../components/aksara/writeScript";
import { Leaf } from "../../components/Leaf";
import { Scripted } from "../../components/Scripted";
import type { SectionProps } from "../SectionProps";
import type { TransliterateProps } from "./schema";
import s from "./Transliterate.module.css";

const MAX_LENGTH = 40;
const MAX_PARTS = 12;

/** One types Latin letters and reads Javanese ones, with the name of each sign below. */
export const Slot = ({
  props: { anchor, title, label, result, parts, example, note },
}: SectionProps<TransliterateProps>) => {
  const id = useId();
  const [text, setText] = useState(example);
  const syllables = writeScript(JAVANESE, text);
  return (
    <Leaf id={anchor} labelledBy={`${id}-title`}>
      <div className={s.columns}>
        <h2 id={`${id}-title`} className={s.title}>
          {title}
        </h2>
        <p className={s.field}>
          <label htmlFor={`${id}-text`} className={s.label}>
            {label}
          </label>
          <input
            id={`${id}-text`}
            className={s.input}
            value={text}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </p>
        <output htmlFor={`${id}-text`} aria-label={result} lang="jv-Java" className={s.output}>
          {syllables.map(({ written }) => written).join("")}
        </output>
        <ul aria-label={parts} className={s.parts}>
          {syllables
            .filter(({ name }) => name !== "")
            .slice(0, MAX_PARTS)
            .map(({ written, name, latin, at }) => (
              <li key={at} className={s.part}>
                <span className={s.sign}>
                  <Scripted text={written} />
                </span>
                <span className={s.name}>{name}</span>
                <b className={s.latin}>{latin}</b>
              </li>
            ))}
        </ul>
        {note && text === example && <p className={s.note}>{note}</p>}
      </div>
    </Leaf>
  );
};
