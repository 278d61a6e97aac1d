import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import { Entry } from "./Entry";
import type { DiaryProps } from "./schema";
import s from "./Diary.module.css";

/** A diary: its dates stand in the paper's margin. */
export const Slot = ({ props: { anchor, title, entries } }: SectionProps<DiaryProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.diary} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      {entries.map((entry) => (
        <Entry key={entry.when} entry={entry} />
      ))}
    </section>
  );
};
