import { cx, Kain, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import d from "../../components/Dyes.module.css";
import type { SectionProps } from "../SectionProps";
import { Lesson } from "./Lesson";
import type { StageProps } from "./schema";
import s from "./Stage.module.css";

/**
 * The product itself, wearing the colours of the school that the visitor chooses. The choice and the sample question
 * are radio buttons that the style sheet reads, so all of it works without a script.
 */
export const Slot = ({ props }: SectionProps<StageProps>) => {
  const { anchor, title, legend, schools, menu } = props;
  const id = useId();
  return (
    <section id={anchor} className={cx(d.dyes, s.stage)} aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      <Wrap>
        <fieldset className={s.schools}>
          <VisuallyHidden as="legend">{legend}</VisuallyHidden>
          {schools.map(({ name, place, dye, picture }, index) => (
            <label key={name} className={cx(d.dyed, s.school)} data-dye={dye}>
              <input type="radio" name={id} data-school={index} data-dye={dye} defaultChecked={index === 0} />
              <span className={s.card}>
                <span className={s.mark}>
                  <Kain {...picture} variant="avatar" width={96} height={96} />
                </span>
                <b>{name}</b>
                <small>{place}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {schools.map((school, index) => (
          <div key={school.name} className={s.window} data-panel={index}>
            <div className={s.cloth}>
              <Kain {...school.picture} variant="field" width={1680} height={200} />
            </div>
            <div className={s.side}>
              <p className={s.name}>{school.name}</p>
              <ul className={s.menu}>
                {menu.map(({ label, count }, entry) => (
                  <li key={label} data-open={entry === 0 || undefined}>
                    {label} {count !== undefined && <b>{count}</b>}
                  </li>
                ))}
              </ul>
            </div>
            <Lesson school={school} {...props} />
          </div>
        ))}
      </Wrap>
    </section>
  );
};
