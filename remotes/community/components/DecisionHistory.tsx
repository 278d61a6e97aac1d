import type { Language } from "@serambi/kernel/contracts";

import { formatMoment } from "../contract/jakartaTime";
import type { PastDecision } from "../contract/Voices";
import type { ModerationMessages } from "../messages/moderation.id";
import s from "./DecisionHistory.module.css";

interface DecisionHistoryProps {
  readonly history: readonly PastDecision[];
  readonly t: ModerationMessages;
  readonly language: Language;
}

/** All decisions about a voice: who decided what, when and why. */
export const DecisionHistory = ({ history, t, language }: DecisionHistoryProps) =>
  history.length === 0 ? null : (
    <div className={s.history}>
      <b>{t.history}</b>
      <ol>
        {history.map(({ decision, reason, by, at, isTakenBack }) => (
          <li key={at}>
            {t.decided(decision === "published", by || t.office)},{" "}
            <time dateTime={at}>{formatMoment(at, language)}</time>
            {isTakenBack && `, ${t.takenBack}`}
            {reason !== "" && <q className={s.reason}>{reason}</q>}
          </li>
        ))}
      </ol>
    </div>
  );
