import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { PledgesProps } from "./schema";
import s from "./Pledges.module.css";

/** Numbered promises, and how many have signed them. */
export const Slot = ({ props: { anchor, title, promises, kept } }: SectionProps<PledgesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.promises} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <ol className={s.list}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ol>
      {kept.length > 0 && (
        <p className={s.kept}>
          {kept.map(({ strong, text }) => (
            <span key={strong}>
              <b>{strong}</b>
              {` ${text} `}
            </span>
          ))}
        </p>
      )}
    </section>
  );
};
