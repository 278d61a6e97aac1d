import { Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { BlurbProps } from "./schema";
import s from "./Blurb.module.css";

/** One sentence that somebody said about it, large, on the coloured ground. */
export const Slot = ({ props: { anchor, title, text, stressed, end, by, source } }: SectionProps<BlurbProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading} className={s.blurb}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <figure className={s.inner}>
          <blockquote className={s.quote}>
            {text} {stressed && <em>{stressed}</em>}
            {end}
          </blockquote>
          <figcaption className={s.by}>
            {by}
            {source && (
              <>
                , <cite>{source}</cite>
              </>
            )}
          </figcaption>
        </figure>
      </Wrap>
    </Section>
  );
};
