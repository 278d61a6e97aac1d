import { Wrap } from "@serambi/kernel/ui";

import type { HeroCountdownProps } from "./schema";
import s from "./HeroCountdown.module.css";
import { useTimeLeft } from "./useTimeLeft";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** The moment in words; where scripts run and it lies ahead, what is left until then. */
export const Countdown = ({ label, at, text, units }: HeroCountdownProps["opening"]) => {
  const left = useTimeLeft(at);
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
