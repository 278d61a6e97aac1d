import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroTranscriptProps } from "./schema";
import { Sheet } from "./Sheet";
import s from "./HeroTranscript.module.css";

/** What counts as what, as on a transcript: one sheet per department, chosen by its tab. The style sheet turns the pages. */
export const Slot = ({
  props: { anchor, title, lede, label, columns, total, sheets, notes = [] },
}: SectionProps<HeroTranscriptProps>) => {
  const group = useId();
  return (
    <section id={anchor} className={s.hero}>
      <Wrap>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={s.lede}>{lede}</p>
        <div className={s.tabs}>
          <fieldset className={s.choice}>
            <legend className={s.label}>{label}</legend>
            {sheets.map(({ tab }, index) => (
              <label key={tab} className={s.tab}>
                <input type="radio" name={group} value={index} defaultChecked={index === 0} />
                {tab}
              </label>
            ))}
          </fieldset>
          {sheets.map((sheet, index) => (
            <div key={sheet.tab} className={s.sheet} data-sheet={index}>
              <Sheet sheet={sheet} columns={columns} total={total} />
            </div>
          ))}
        </div>
        <ol className={s.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
};
