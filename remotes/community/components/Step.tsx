import type { ReactNode } from "react";

import s from "./Step.module.css";

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A numbered part of a form. */
export const Step = ({ number, title, text, children }: StepProps) => (
  <section>
    <h2 className={s.title}>
      <span className={s.number}>{number}</span>
      {title}
    </h2>
    {text && <p className={s.text}>{text}</p>}
    {children}
  </section>
);
