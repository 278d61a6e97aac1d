import { cx } from "@serambi/kernel/ui";

import s from "./PlayerSign.module.css";

/** Signs that only a player draws, on the 24-unit grid of all icons. */
const FILLED = {
  play: "M7.5 4.5v15l12-7.5z",
  pause: "M6.5 5h3.8v14H6.5zM13.7 5h3.8v14h-3.8z",
} as const;
const DRAWN = {
  back: "M4.5 12a7.5 7.5 0 102.4-5.5M7.4 2.6L6.6 6.8l4.2.7",
  ahead: "M19.5 12a7.5 7.5 0 11-2.4-5.5M16.6 2.6l.8 4.2-4.2.7",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 010 6M18 6.5a7.8 7.8 0 010 11",
  silence: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
} as const;

type Filled = keyof typeof FILLED;
const isFilled = (name: string): name is Filled => Object.hasOwn(FILLED, name);

interface PlayerSignProps {
  readonly name: Filled | keyof typeof DRAWN;
  /** Written in the middle: how many seconds a skip takes. */
  readonly figure?: number;
  readonly className?: string | undefined;
}

/** A sign of the player; whoever shows it says in words what it does. */
export const PlayerSign = ({ name, figure, className }: PlayerSignProps) => (
  <svg viewBox="0 0 24 24" className={cx(s.sign, className)} aria-hidden="true" focusable="false">
    {isFilled(name) ? <path className={s.filled} d={FILLED[name]} /> : <path d={DRAWN[name]} />}
    {figure !== undefined && (
      <text x="12" y="14.8" textAnchor="middle" className={s.figure}>
        {figure}
      </text>
    )}
  </svg>
);
