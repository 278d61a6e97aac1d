import { Button, TextField } from "@serambi/kernel/ui";

import { REASON } from "../../contract/league/refereeRules";
import { deedOf } from "../../contract/league/deed";
import type { Side } from "../../contract/league/leagueWords";
import type { RefereeMessages } from "../../messages/referee.id";
import s from "./RefereeDesk.module.css";

interface ReasonFieldsProps {
  readonly side: Side;
  readonly team: string;
  /** Points are withdrawn while the match is played, and may be given as well once it is over. */
  readonly isOver: boolean;
  readonly error?: string | undefined;
  readonly t: RefereeMessages;
}

/** Points with the reason that everybody reads. */
export const ReasonFields = ({ side, team, isOver, error, t }: ReasonFieldsProps) => (
  <details className={s.reason} open={error !== undefined || undefined}>
    <summary>{isOver ? t.correctOf(team) : t.withdrawFrom(team)}</summary>
    <div className={s.fields}>
      <TextField
        id={`points-${side}`}
        name="points"
        label={t.points}
        defaultValue="-1"
        inputMode="text"
        pattern="[\-−+]?\d{1,2}"
        help={t.pointsWrong}
        required
      />
      <TextField
        id={`words-${side}`}
        name="words"
        label={t.reason}
        required
        minLength={REASON.min}
        maxLength={REASON.max}
        error={error}
      />
      <Button type="submit" name="deed" value={deedOf({ kind: "correction", side })}>
        {t.note}
      </Button>
    </div>
  </details>
);
