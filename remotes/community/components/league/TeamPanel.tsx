import { Form } from "@serambi/kernel/remote";
import { Button, VisuallyHidden } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { deedOf } from "../../contract/league/deed";
import type { Side } from "../../contract/league/leagueWords";
import type { RefereeMessages } from "../../messages/referee.id";
import { ReasonFields } from "./ReasonFields";
import s from "./RefereeDesk.module.css";

interface TeamPanelProps {
  readonly side: Side;
  readonly team: string;
  readonly points: number;
  readonly isLive: boolean;
  readonly isOver: boolean;
  readonly error?: string | undefined;
  readonly onDeed: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly t: RefereeMessages;
}

const STEPS = [1, 2, 3] as const;

/** One team: its points, and what a referee gives it or takes. */
export const TeamPanel = ({ side, team, points, isLive, isOver, error, onDeed, t }: TeamPanelProps) => (
  <section className={s.team} data-side={side} aria-labelledby={`team-${side}`}>
    <h2 id={`team-${side}`}>
      {team} <b>{points}</b>
    </h2>
    {isLive && (
      <Form onSubmit={onDeed} className={s.buttons}>
        {STEPS.map((step) => (
          <button
            key={step}
            type="submit"
            name="deed"
            value={deedOf({ kind: "points", side, points: step })}
            className={s.big}
          >
            <span aria-hidden="true">{t.signed(step)}</span>
            <VisuallyHidden>{t.add(step, team)}</VisuallyHidden>
          </button>
        ))}
        <Button type="submit" variant="line" name="deed" value={deedOf({ kind: "timeout", side })} className={s.whole}>
          <span aria-hidden="true">{t.timeout}</span>
          <VisuallyHidden>{t.timeoutFor(team)}</VisuallyHidden>
        </Button>
      </Form>
    )}
    {(isLive || isOver) && (
      <Form onSubmit={onDeed}>
        <ReasonFields side={side} team={team} isOver={isOver} error={error} t={t} />
      </Form>
    )}
  </section>
);
