import { Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ContentsProps } from "./schema";
import s from "./Contents.module.css";

/** A table of contents: parts, their chapters, dots that lead to the page. */
export const Slot = ({ props: { anchor, title, parts } }: SectionProps<ContentsProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.section} aria-labelledby={heading}>
      <Wrap>
        <Grid>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <ol className={s.parts}>
            {parts.map((part) => (
              <li key={part.title} className={s.part}>
                <h3 className={s.name}>{part.title}</h3>
                <ol>
                  {part.chapters.map((chapter) => (
                    <li key={chapter.title} className={s.chapter}>
                      <span>{chapter.title}</span>
                      <span className={s.dots} />
                      <span className={t.nums}>{chapter.page}</span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </Grid>
      </Wrap>
    </section>
  );
};
