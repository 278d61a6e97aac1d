import { Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { Script } from "../../components/aksara/Script";
import { inLatin, scriptIn, scriptOf } from "../../components/aksara/scripts";
import { writeScript } from "../../components/aksara/writeScript";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SpelledWordsProps } from "./schema";
import s from "./SpelledWords.module.css";

const spell = (script: Script, text: string) => {
  const latin = inLatin(text);
  const syllables = writeScript(script, latin);
  return {
    latin,
    // The reading is shown as it came: another spelling of it may be as right.
    written: scriptIn(text) ? text : syllables.map((syllable) => syllable.written).join(""),
    parts: syllables.flatMap(({ name }) => (name === "" ? [] : [name])).join(", "),
  };
};

/** Words of a script, taken apart: written, read, sign by sign, and what they mean. */
export const Slot = ({ props: { anchor, title, text, script: id, words } }: SectionProps<SpelledWordsProps>) => {
  const heading = useId();
  const script = scriptOf(id);
  return (
    <Section id={anchor} tone="sunken" labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </div>
        <ul className={s.words}>
          {words.map((word) => {
            const { latin, written, parts } = spell(script, word.text);
            return (
              <li key={word.text} className={s.word}>
                <span lang={script.language} className={s.written} data-script={id}>
                  {written}
                </span>
                <span className={s.reading}>
                  <b>{latin}</b> <span>{word.meaning}</span>
                </span>
                {parts && <span className={s.parts}>{parts}</span>}
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
};
