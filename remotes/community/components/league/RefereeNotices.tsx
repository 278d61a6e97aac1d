import { Form } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { deedOf } from "../../contract/league/deed";
import { clockText } from "../../contract/league/matchState";
import type { Side } from "../../contract/league/leagueWords";
import type { DeskEntry, Note } from "../../contract/league/Note";
import type { RefereeMessages } from "../../messages/referee.id";
import s from "./RefereeDesk.module.css";

interface LineProps {
  readonly waiting: number;
  readonly isOffline: boolean;
  readonly isLoggedOut: boolean;
  /** Entries that have arrived since the line is back. */
  readonly sentAgain: number;
  readonly t: RefereeMessages;
}

/** Tells of notes that wait on this device, and that they have arrived. */
export const RefereeLine = ({ waiting, isOffline, isLoggedOut, sentAgain, t }: LineProps) => (
  <p role="status" className={waiting > 0 && isOffline ? s.queue : undefined}>
    {isLoggedOut && t.loggedOut}
    {!isLoggedOut && isOffline && waiting > 0 && `${t.offline} ${t.waiting(waiting)}`}
    {!isOffline && sentAgain > 0 && t.sentAgain(sentAgain)}
  </p>
);

type Shown = Pick<Note, "id" | "kind" | "side" | "points" | "second">;

interface UndoProps {
  readonly entry: Shown;
  readonly seconds: number;
  readonly onUndo: () => void;
  readonly teamOf: (side: Side | "") => string;
  readonly t: RefereeMessages;
}

/** Seconds in which the last entry can be taken back. */
export const RefereeUndo = ({ entry, seconds, onUndo, teamOf, t }: UndoProps) => {
  const what = entry.points === 0 ? t[`kind-${entry.kind}`] : t.signed(entry.points);
  return (
    <div className={s.undo}>
      <p role="status">{t.noted(teamOf(entry.side), what, clockText(entry.second))}</p>
      <Button variant="line" onClick={onUndo}>
        {t.undo(seconds)}
      </Button>
    </div>
  );
};

interface HeldProps {
  /** Entries for one moment that differ, the first one first. */
  readonly entries: readonly DeskEntry[];
  readonly onDeed: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly t: RefereeMessages;
}

/** Entries that differ, of which one has to be chosen. */
export const RefereeHeld = ({ entries, onDeed, t }: HeldProps) => (
  <section className={s.notice} role="alert">
    <h2>{t.heldTitle}</h2>
    <p>{t.heldText(clockText(entries[0]?.second ?? 0))}</p>
    <Form onSubmit={onDeed} className={s.row}>
      {entries.map(({ id, points, by, isOwn }) => (
        <Button key={id} type="submit" variant="line" name="deed" value={deedOf({ kind: "choose", target: id })}>
          {t.choose(t.signed(points), isOwn ? t.mine : by)}
        </Button>
      ))}
    </Form>
  </section>
);

interface RefusedProps {
  readonly note: Shown;
  readonly refusal: string;
  readonly onCorrect: () => void;
  readonly onDrop: () => void;
  readonly teamOf: (side: Side | "") => string;
  readonly t: RefereeMessages;
}

/** An entry that the match did not take any more: nothing is thrown away but by a referee. */
export const RefereeRefused = ({ note, refusal, onCorrect, onDrop, teamOf, t }: RefusedProps) => (
  <section className={s.notice} role="alert">
    <p>
      <b>{t.refused}</b> {teamOf(note.side)} {t[`kind-${note.kind}`]} {note.points !== 0 && t.signed(note.points)}.{" "}
      {refusal}
    </p>
    <div className={s.row}>
      {note.kind === "points" && (
        <Button variant="line" onClick={onCorrect}>
          {t.asCorrection}
        </Button>
      )}
      <Button variant="quiet" onClick={onDrop}>
        {t.discard}
      </Button>
    </div>
  </section>
);
