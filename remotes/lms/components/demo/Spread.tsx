import { useMessages } from "@serambi/kernel/remote";

import type { DemoMessages } from "../../messages/demo.id";
import d from "./Demo.module.css";
import s from "./Spread.module.css";

interface SpreadProps {
  readonly counts: readonly number[];
  /** Where bands begin; the first count lies below all of them. */
  readonly starts: readonly number[];
}

/** How many marks lie in each band: bars, each with its words. */
export const Spread = ({ counts, starts }: SpreadProps) => {
  const t = useMessages<DemoMessages>();
  const most = Math.max(1, ...counts);
  const labelOf = (at: number): string => {
    const from = starts[at - 1];
    const next = starts[at];
    if (from === undefined) return t.under(next ?? 0);
    return next === undefined ? t.from(from) : t.between(from, next - 1);
  };
  return (
    <figure className={s.spread}>
      <figcaption className={d.part}>{t.distribution}</figcaption>
      <ol className={s.bars}>
        {counts.map((count, at) => (
          <li key={labelOf(at)}>
            <svg viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true" className={s.bar}>
              <rect x="0" width="10" y={40 - (count / most) * 38} height={Math.max(0.5, (count / most) * 38)} />
            </svg>
            <span className={s.band}>{labelOf(at)}</span>
            <span className={s.count}>{t.people(count)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
