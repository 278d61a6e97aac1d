import { cx } from "@serambi/kernel/ui";
import { useId } from "react";

import { MaybeLink } from "../../components/MaybeLink";
import type { SectionProps } from "../SectionProps";
import type { ThreadsProps } from "./schema";
import s from "./Threads.module.css";

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

/** Room before or after a thread; SVG, because its width is an attribute. */
const Room = ({ share }: { readonly share: number }) => (
  <svg className={s.room} width={percent(share)} height="1" aria-hidden="true" />
);

/** Programmes as threads over the years of a life: one enters where one is. */
export const Slot = ({ props: { anchor, title, intro, ages, unit, threads } }: SectionProps<ThreadsProps>) => {
  const heading = useId();
  const [start = 0, second = 0] = ages;
  const span = (second - start) * ages.length || 1;
  return (
    <section id={anchor} className={s.program} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <p className={s.intro}>{intro}</p>
      <div className={s.ages} aria-hidden="true">
        {ages.map((age, index) => (
          <span key={age}>{index === 0 ? `${age} ${unit}` : age}</span>
        ))}
      </div>
      <ol className={s.threads}>
        {threads.map(({ name, text, length, from, to, tone, href }) => (
          <li key={name} className={s.thread}>
            <Room share={(from - start) / span} />
            <MaybeLink to={href} className={cx(s.box, s[tone])}>
              <h3>{name}</h3>
              <p className={s.years}>{`${from}–${to} ${unit}`}</p>
              <p>{text}</p>
              <p className={s.length}>{length}</p>
            </MaybeLink>
            <Room share={1 - (to - start) / span} />
          </li>
        ))}
      </ol>
    </section>
  );
};
