import { TextLink } from "@serambi/kernel/ui";

import type { SectionProps } from "../SectionProps";
import { AxisWord } from "./AxisWord";
import s from "./HeroAxes.module.css";
import type { HeroAxesProps } from "./schema";

const AXES = ["press", "stretch", "swing"] as const;

/** Three words across the window, each set along another axis of the same typeface. */
export const Slot = ({ props: { words, text, action, deadline } }: SectionProps<HeroAxesProps>) => (
  <section className={s.hero}>
    <h1 className={s.title}>
      {words.map((word, index) => (
        <AxisWord key={word.text} {...word} axis={AXES[index] ?? "press"} />
      ))}
    </h1>
    <div className={s.under}>
      <p className={s.text}>{text}</p>
      {action && (
        <TextLink to={action.href} className={s.action}>
          {action.label}
          {deadline && <small className={s.deadline}>{deadline}</small>}
        </TextLink>
      )}
    </div>
  </section>
);
