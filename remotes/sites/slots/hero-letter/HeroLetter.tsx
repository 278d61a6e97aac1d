import { Kain } from "@serambi/kernel/ui";

import type { SectionProps } from "../SectionProps";
import type { HeroLetterProps } from "./schema";
import s from "./HeroLetter.module.css";

/** A letter that begins the page: its salutation is the heading. */
export const Slot = ({ props: { anchor, title, first, paragraphs, signed, stamp } }: SectionProps<HeroLetterProps>) => (
  <section id={anchor} className={s.letter}>
    {stamp && (
      <div className={s.stamp} aria-hidden="true">
        <Kain {...stamp.picture} variant="cover" width={300} height={380} className={s.cloth} />
        <b className={s.value}>{stamp.value}</b>
      </div>
    )}
    <h1 className={s.title}>{title}</h1>
    <p className={s.first}>{first}</p>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className={s.paragraph}>
        {paragraph}
      </p>
    ))}
    <p className={s.signed}>
      <span>{signed.greeting}</span>
      <em className={s.name}>{signed.name}</em>
      <small className={s.role}>{signed.role}</small>
    </p>
  </section>
);
