import { cx, Icon, type IconName } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./StatusCard.module.css";

interface StatusCardProps {
  readonly tone: "wait" | "good" | "bad";
  /** The state in a word. */
  readonly state: string;
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** What can be done now. */
  readonly actions?: ReactNode;
}

const SIGNS: Readonly<Record<StatusCardProps["tone"], IconName>> = { wait: "clock", good: "check", bad: "minus" };

/** How a payment stands. When its words change, they are read aloud. */
export const StatusCard = ({ tone, state, heading, text, children, actions }: StatusCardProps) => (
  <section className={cx(s.card, s[tone])}>
    <div role="status">
      <p className={s.state}>
        <Icon name={SIGNS[tone]} /> {state}
      </p>
      <h1 className={s.heading}>{heading}</h1>
      <p className={s.text}>{text}</p>
    </div>
    {children}
    {actions && <div className={s.actions}>{actions}</div>}
  </section>
);
