import { looks } from "@serambi/kernel/kain";
import { cx, Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { WorksProps } from "./schema";
import s from "./Works.module.css";

/** What the drawing is made in before the style sheet lays the site's own colour under it. */
const GROUNDS = { main: "primary", accent: "secondary", night: "dark" } as const;

/** What learners made: five pictures of five sizes, edge to edge. */
export const Slot = ({ props: { anchor, title, works } }: SectionProps<WorksProps>) => {
  const heading = useId();
  const chosen = looks(works.map((work) => work.picture.seed));
  return (
    <section id={anchor} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      <ul className={s.mosaic}>
        {works.map((work, index) => (
          <li key={work.title}>
            <MaybeLink to={work.href} className={s.work}>
              <span className={cx(s.ground, s[work.dye])}>
                <Kain
                  {...work.picture}
                  ground={GROUNDS[work.dye]}
                  look={chosen[index]}
                  variant="cover"
                  width={640}
                  height={480}
                  className={s.picture}
                />
              </span>
              <span className={s.label}>
                <b>{work.title}</b>
                {work.by}
              </span>
            </MaybeLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
