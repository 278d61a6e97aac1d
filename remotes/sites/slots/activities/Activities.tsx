import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ActivitiesProps } from "./schema";
import s from "./Activities.module.css";

/** What one does there: three activities, each with its hours, its place and its cloth; the first as wide as the page. */
export const Slot = ({ props: { anchor, title, text, activities } }: SectionProps<ActivitiesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap className={s.wrap}>
        <div className={s.head}>
          <h2 id={heading} className={cx(t.h2Large, s.title)}>
            {title}
          </h2>
          <p className={cx(t.soft, s.intro)}>{text}</p>
        </div>
        <div className={s.activities}>
          {activities.map(({ name, when, place, text: about, notes, picture }, index) => (
            <article key={name} className={s.activity}>
              <Kain
                {...picture}
                variant="field"
                width={index === 0 ? 560 : 420}
                height={index === 0 ? 560 : 240}
                className={s.cloth}
              />
              <div className={s.words}>
                <p className={cx(t.nums, s.when)}>
                  {when}
                  <span>{place}</span>
                </p>
                <h3 className={s.name}>{name}</h3>
                <p className={s.text}>{about}</p>
                {notes.length > 0 && (
                  <ul className={s.notes}>
                    {notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                )}
              </div>
            </article>
          ))}
        </div>
      </Wrap>
    </Section>
  );
};
