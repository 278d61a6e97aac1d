import type { Language } from "@serambi/kernel/contracts";

import type { Chapter } from "../contract/Exhibit";
import { anchorOf } from "../contract/Wishes";
import s from "./ChapterSection.module.css";
import { useTexts } from "./useTexts";

interface ChapterSectionProps {
  readonly chapter: Chapter;
  readonly language: Language;
}

/** A chapter with its exhibits. `data-chapter` and `data-exhibit` are how pictures of them are taken. */
export const ChapterSection = ({ chapter: { id, exhibits }, language }: ChapterSectionProps) => {
  const t = useTexts();
  return (
    <section data-chapter={id} aria-labelledby={`chapter-${id}`} className={s.chapter}>
      <h2 id={`chapter-${id}`} className={s.title}>
        {t[`chapter.${id}`]}
      </h2>
      {exhibits.map(({ name, render }) => (
        <div key={name} id={anchorOf(name)} data-exhibit={anchorOf(name)} className={s.exhibit}>
          <h3 className={s.name}>{name}</h3>
          <div className={s.shown}>{render(language)}</div>
        </div>
      ))}
    </section>
  );
};
