import { TextLink } from "@serambi/kernel/ui";

import { DEMO_PATH } from "../contract/paths";
import type { DemoMessages } from "../messages/demo.id";
import { Outcome } from "./Outcome";
import s from "./DemoDone.module.css";

interface DemoDoneProps {
  readonly t: DemoMessages;
  /** Empty where there is none to tell. */
  readonly reference: string;
}

/** The page after a demo was asked for. */
export const DemoDone = ({ t, reference }: DemoDoneProps) => (
  <div className={s.done}>
    <Outcome>
      <b>{t.done}</b>
      {reference && <span className={s.reference}>{t.reference(reference)}</span>}
    </Outcome>
    <ol className={s.steps} aria-label={t.steps}>
      {[
        [t.linkWhen, t.link, t.linkText],
        [t.daysWhen, t.days, ""],
        [t.endWhen, t.end, t.endText],
      ].map(([when, what, text]) => (
        <li key={when}>
          <span className={s.when}>{when}</span>
          <span>
            <b>{what}</b>
            {text && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ol>
    <p>
      <TextLink to={DEMO_PATH}>{t.other}</TextLink>
    </p>
  </div>
);
