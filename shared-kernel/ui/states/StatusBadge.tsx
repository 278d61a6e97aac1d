import type { ClassState } from "../../contracts";
import { cx } from "../cx";
import s from "./StatusBadge.module.css";

const LOOKS: Readonly<Record<ClassState, string | undefined>> = {
  "registration-open": s.open,
  "coming-soon": s.soon,
  upcoming: s.near,
  started: s.started,
  ended: s.ended,
};

export interface StatusBadgeProps {
  readonly state: ClassState;
  readonly label: string;
  readonly className?: string | undefined;
}

/** State of a class (specification section 2.4): a shape of its own and a word; the colour only repeats them. */
export const StatusBadge = ({ state, label, className }: StatusBadgeProps) => (
  <span className={cx(s.status, LOOKS[state], className)}>{label}</span>
);
