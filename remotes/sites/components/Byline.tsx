import { Avatar, cx } from "@serambi/kernel/ui";

import type { Person } from "../contract/Person";
import s from "./Byline.module.css";

interface BylineProps {
  readonly person: Person;
  readonly size?: "m" | "l" | undefined;
  readonly className?: string | undefined;
}

/** A portrait, a name, and below it what the person is, a line each. */
export const Byline = ({ person: { name, role, seed }, size, className }: BylineProps) => (
  <div className={cx(s.byline, className)}>
    <Avatar seed={seed} size={size} />
    <p>
      <b className={s.name}>{name}</b>
      <span className={s.role}>{role}</span>
    </p>
  </div>
);
