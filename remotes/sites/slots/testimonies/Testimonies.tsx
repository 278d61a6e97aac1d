import { Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { TestimoniesProps } from "./schema";
import s from "./Testimonies.module.css";

/** One voice as large as the page, and two that answer it from either side. */
export const Slot = ({ props: { anchor, title, lead, others } }: SectionProps<TestimoniesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.stories} aria-labelledby={heading}>
      <VisuallyHidden as="h2">
        <span id={heading}>{title}</span>
      </VisuallyHidden>
      <figure>
        <blockquote className={s.large}>
          <p>{lead.quote}</p>
        </blockquote>
        <figcaption className={s.by}>
          <Kain {...lead.by.picture} variant="field" width={72} height={72} className={s.small} />
          <span>
            <b>{lead.by.name}</b>
            {lead.by.role}
          </span>
        </figcaption>
      </figure>
      <div className={s.pair}>
        {others.map(({ quote, by }, index) => (
          <figure key={by.name}>
            {index === 0 && <Kain {...by.picture} variant="field" width={160} height={160} className={s.cloth} />}
            <blockquote className={s.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{by.name}</b>
              {by.role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
};
