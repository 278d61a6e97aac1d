import { useMessages } from "@serambi/kernel/remote";
import { useState, type DragEvent, type KeyboardEvent } from "react";

import type { Applicant } from "../contract/Application";
import { BOARD_STATES, movesFrom, type BoardState } from "../contract/applicationStates";
import type { DeskMessages } from "../messages/desk.id";
import { BoardCard } from "./BoardCard";
import { BoardKeys } from "./BoardKeys";
import s from "./BoardColumns.module.css";

interface BoardColumnsProps {
  readonly applicants: readonly Applicant[];
  readonly selected: string | null;
  /** The time at which the page was made: waiting is counted up to it. */
  readonly now: string;
  /** The way to an applicant beside the board, at a place of the panel. */
  readonly hrefOf: (number: string, place: "applicant" | "to") => string;
  /** Puts a card into another column. @returns whether it is there now */
  readonly onMove: (applicant: Applicant, to: BoardState) => Promise<"moved" | "needs-more" | "failed">;
}

interface Lifted {
  readonly applicant: Applicant;
  readonly over: BoardState;
}

const focusCard = (board: Element, column: number, row: number): void => {
  const cards = board.children[column]?.querySelectorAll<HTMLElement>("article[tabindex]");
  cards?.[Math.min(row, cards.length - 1)]?.focus();
};

/** Applicants in columns: cards are chosen, lifted and put down by keyboard or with a mouse. */
export const BoardColumns = ({ applicants, selected, now, hrefOf, onMove }: BoardColumnsProps) => {
  const t = useMessages<DeskMessages>();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState("");
  const columns = BOARD_STATES.map((state) => ({ state, cards: applicants.filter((one) => one.state === state) }));

  const drop = async (applicant: Applicant, to: BoardState): Promise<void> => {
    setLifted(null);
    if (applicant.state === to) return setSaid(t.cancelled);
    if (!movesFrom(applicant.state).includes(to)) return setSaid(t.notThere(t[`to.${to}`]));
    const result = await onMove(applicant, to);
    setSaid(
      result === "moved"
        ? t.dropped(applicant.number, t[`to.${to}`])
        : result === "failed"
          ? t.moveFailed
          : t.needsMore(t[`to.${to}`]),
    );
  };

  const carry = (key: string, { applicant, over }: Lifted): void => {
    if (key === "Escape") {
      setLifted(null);
      setSaid(t.cancelled);
      return;
    }
    const at = BOARD_STATES.indexOf(over) + (key === "ArrowRight" ? 1 : -1);
    const next = BOARD_STATES[at];
    if (next === undefined) return;
    setLifted({ applicant, over: next });
    setSaid(t.over(applicant.number, t[`to.${next}`]));
  };

  const press = (event: KeyboardEvent<HTMLElement>, applicant: Applicant, column: number, row: number): void => {
    const { key, currentTarget, target } = event;
    // The link within a card keeps its own keys.
    if (target !== currentTarget) return;
    const board = currentTarget.closest("[data-board]");
    if (key === " ") {
      event.preventDefault();
      if (lifted) void drop(lifted.applicant, lifted.over);
      else {
        const over = BOARD_STATES[column] ?? "sent";
        setLifted({ applicant, over });
        setSaid(t.lifted(applicant.number, t[`to.${over}`]));
      }
    } else if (lifted && ["ArrowLeft", "ArrowRight", "Escape"].includes(key)) {
      event.preventDefault();
      carry(key, lifted);
    } else if (board && key.startsWith("Arrow")) {
      event.preventDefault();
      if (key === "ArrowUp" || key === "ArrowDown")
        return focusCard(board, column, Math.max(0, row + (key === "ArrowDown" ? 1 : -1)));
      const step = key === "ArrowRight" ? 1 : -1;
      for (let next = column + step; columns[next]; next += step)
        if (columns[next]?.cards.length) return focusCard(board, next, row);
    }
  };

  const hover = (event: DragEvent<HTMLElement>, over: BoardState): void => {
    event.preventDefault();
    if (lifted && lifted.over !== over) setLifted({ ...lifted, over });
  };

  return (
    <div className={s.place}>
      <BoardKeys />
      <nav className={s.stages} aria-label={t.stages}>
        {columns.map(({ state, cards }) => (
          <a key={state} href={`#stage-${state}`}>
            {t[`to.${state}`]} {cards.length}
          </a>
        ))}
      </nav>
      <div className={s.board} data-board role="group" aria-label={t.columns}>
        {columns.map(({ state, cards }, column) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop: the keyboard has its own way
          <section
            key={state}
            id={`stage-${state}`}
            className={s.column}
            data-state={state}
            data-over={lifted?.over === state || undefined}
            aria-label={t[`to.${state}`]}
            onDragOver={(event) => hover(event, state)}
            onDrop={(event) => {
              event.preventDefault();
              if (lifted) void drop(lifted.applicant, state);
            }}
          >
            <h2 className={s.heading}>
              {t[`to.${state}`]} <span>{cards.length}</span>
            </h2>
            {lifted?.over === state && lifted.applicant.state !== state && (
              <p className={s.target} aria-hidden="true">
                {movesFrom(lifted.applicant.state).includes(state) ? t.dropHere : t.notThere(t[`to.${state}`])}
              </p>
            )}
            {state === "rejected" && <p className={s.empty}>{t.rejectedText}</p>}
            {state !== "rejected" && cards.length === 0 && <p className={s.empty}>{t.columnEmpty}</p>}
            {cards.map((card, row) => (
              <BoardCard
                key={card.number}
                applicant={card}
                now={now}
                isSelected={card.number === selected}
                isLifted={lifted?.applicant.number === card.number}
                hrefOf={(place) => hrefOf(card.number, place)}
                onLift={() => setLifted({ applicant: card, over: state })}
                onLeave={() => setLifted(null)}
                onKeyDown={(event) => press(event, card, column, row)}
              />
            ))}
          </section>
        ))}
      </div>
      <p role="status" className={s.said}>
        {said}
      </p>
    </div>
  );
};
