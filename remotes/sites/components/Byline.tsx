import { cx, Kain } from "@serambi/kernel/ui";

import type { Person } from "../contract/Person";
import s from "./Byline.module.css";

interface BylineProps {
  readonly person: Person;
  readonly size?: "m" | "l" | undefined;
  readonly className?: string | undefined;
}

/** A portrait, a name, and below it what the person is. Each has a cloth of their own, as the data gives it. */
export const Byline = ({ person: { name, role, picture }, size, className }: BylineProps) => (
  <div className={cx(s.byline, className)}>
    <Kain {...picture} variant="avatar" width={120} height={120} className={cx(s.portrait, size === "l" && s.large)} />
    <p>
      <b className={s.name}>{name}</b>
      <span className={s.role}>{role}</span>
    </p>
  </div>
);
