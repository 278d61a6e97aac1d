import { cx, Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { SeasonFiguresProps } from "./schema";
import s from "./SeasonFigures.module.css";

/** Four numbers as large as a scoreboard's, beside a hanging cloth. */
export const Slot = ({ props: { anchor, title, picture, figures } }: SectionProps<SeasonFiguresProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.figures} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      <Kain {...picture} variant="field" width={480} height={490} className={s.cloth} />
      <dl className={s.list}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={cx(t.display)}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
