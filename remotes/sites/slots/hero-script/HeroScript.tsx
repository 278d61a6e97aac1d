import { cx, TextLink, Wrap } from "@serambi/kernel/ui";

import { scriptOf } from "../../components/aksara/scripts";
import { writtenIn } from "../../components/aksara/writeScript";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./HeroScript.module.css";
import type { HeroScriptProps } from "./schema";

/** The head of a page about a script: title and lede on one line, below them a word of it as large as the page. */
export const Slot = ({ props: { anchor, place, back, title, text, specimen } }: SectionProps<HeroScriptProps>) => {
  const script = specimen && scriptOf(specimen.script);
  return (
    <section id={anchor}>
      <Wrap className={s.head}>
        {(back ?? place) && (
          <p className={s.place}>
            {back && <TextLink to={back.href}>{back.label}</TextLink>}
            {place && <span>{place}</span>}
          </p>
        )}
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={s.text}>{text}</p>
        {specimen && script && (
          <p className={s.specimen}>
            <span lang={script.language} className={s.letters} data-script={script.id}>
              {writtenIn(script, specimen.text)}
            </span>
            {specimen.meaning && <span className={s.meaning}>{specimen.meaning}</span>}
          </p>
        )}
      </Wrap>
    </section>
  );
};
