import { cx, Kain } from "@serambi/kernel/ui";

import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { RegisterEntry } from "./schema";
import s from "./RegisterRow.module.css";

interface RegisterRowProps {
  readonly entry: RegisterEntry;
  readonly stateName: string;
}

/** One entry: its number, a swatch of its class, what it says, by whom, and whether it still holds. */
export const RegisterRow = ({ entry, stateName }: RegisterRowProps) => (
  <li className={cx(s.entry, s[entry.state])}>
    <MaybeLink to={entry.href} className={s.row}>
      <span className={cx(t.nums, s.number)}>{entry.number}</span>
      <Kain {...entry.picture} variant="field" width={152} height={152} className={s.swatch} />
      <div>
        <h3 className={s.title}>{entry.state === "withdrawn" ? <s>{entry.title}</s> : entry.title}</h3>
        <p className={s.text}>{entry.text}</p>
      </div>
      <p className={s.by}>{entry.by}</p>
      <p className={cx(t.nums, s.facts)}>{entry.facts}</p>
      <p className={s.state}>{stateName}</p>
    </MaybeLink>
  </li>
);
