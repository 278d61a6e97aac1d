import { Wrap } from "@serambi/kernel/ui";

import type { HeroCountdownProps } from "./schema";
import s from "./HeroCountdown.module.css";
import { useTimeLeft } from "./useTimeLeft";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

type CountdownProps = HeroCountdownProps["opening"] & {
  /** When the server made the page, in ms. */
  readonly from: number;
};

/** What is left until a moment; from then on the moment in words. */
export const Countdown = ({ label, at, text, units, from }: CountdownProps) => {
  const left = useTimeLeft(at, from);
  return (
    <div className={s.count}>
      <Wrap className={s.row}>
        <p>{label}</p>
        {left ? (
          <div role="timer" aria-label={`${label}: ${text}`} className={s.timer}>
            <dl>
              {UNITS.map((unit) => (
                <div key={unit}>
                  <dd>{String(left[unit]).padStart(2, "0")}</dd>
                  <dt>{units[unit]}</dt>
                </div>
              ))}
            </dl>
          </div>
        ) : (
          <time dateTime={at} className={s.moment}>
            {text}
          </time>
        )}
      </Wrap>
    </div>
  );
};
