import { Button } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { NewSiteMessages } from "../../messages/types";
import s from "./NewSite.module.css";

interface Props {
  readonly n: number;
  readonly title: string;
  /** The choice that was made, once the step is behind. */
  readonly summary: string;
  /** The one that is open. */
  readonly step: number;
  readonly setStep: (step: number) => void;
  /** Goes on where the answers will do; missing: the last step, which ends with a button of its own. */
  readonly onNext?: () => void;
  readonly t: NewSiteMessages;
  readonly children: ReactNode;
}

/** One step of several: open, behind with what was chosen, or still to come. */
export const Step = ({ n, title, summary, step, setStep, onNext, t, children }: Props) => (
  <section className={s.step} data-open={n === step || undefined} aria-labelledby={`step-${n}`}>
    <div className={s.stepHead}>
      <span className={s.number} aria-hidden="true">
        {n}
      </span>
      <h2 id={`step-${n}`} className={s.stepTitle}>
        {title}
        {n !== step && summary !== "" && <small>{summary}</small>}
      </h2>
      {n < step && (
        <Button size="small" variant="quiet" aria-label={t.changeStep(title)} onClick={() => setStep(n)}>
          {t.change}
        </Button>
      )}
    </div>
    {n === step && (
      <div className={s.stepBody}>
        {children}
        {onNext && (
          <Button size="small" onClick={onNext}>
            {t.next}
          </Button>
        )}
      </div>
    )}
  </section>
);
