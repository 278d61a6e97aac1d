import { cx } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import s from "./Graduates.module.css";
import type { GraduatesProps } from "./schema";

/** Names that run on like a sentence, each in the voice of its craft, with where it leads beside it in small type. */
export const Slot = ({ props: { anchor, title, people } }: SectionProps<GraduatesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.names} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <ul className={s.list}>
        {people.map(({ name, craft, place, href }) => (
          <li key={name}>
            <MaybeLink to={href} className={cx(s.person, s[craft])}>
              {`${name} `}
              <small className={s.place}>{place}</small>
            </MaybeLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
