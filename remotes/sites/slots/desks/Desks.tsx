import { ArrowLink, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { DesksProps } from "./schema";
import s from "./Desks.module.css";

/** The desks of a paper as columns of headlines, without pictures. */
export const Slot = ({ props: { anchor, title, desks, note, more } }: SectionProps<DesksProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.section} aria-labelledby={heading}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <div className={s.desks}>
          {desks.map((desk) => (
            <div key={desk.title} className={s.desk}>
              <h3 className={s.title}>
                <MaybeLink as="span" to={desk.href} className={s.link}>
                  {desk.title}
                </MaybeLink>
              </h3>
              <ul>
                {desk.stories.map((story) => (
                  <li key={story.title} className={s.story}>
                    <MaybeLink as="span" to={story.href} className={s.link}>
                      {story.title}
                    </MaybeLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {(note || more) && (
          <div className={s.end}>
            <p>{note}</p>
            {more && <ArrowLink to={more.href}>{more.label}</ArrowLink>}
          </div>
        )}
      </Wrap>
    </section>
  );
};
