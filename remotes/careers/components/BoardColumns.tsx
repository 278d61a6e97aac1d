import { useMessages } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";
import { useState, type KeyboardEvent } from "react";

import type { Applicant } from "../contract/Application";
import { BOARD_STATES, movesFrom, type BoardState } from "../contract/applicationStates";
import type { DeskMessages } from "../messages/desk.id";
import s from "./BoardColumns.module.css";

interface BoardColumnsProps {
  readonly applicants: readonly Applicant[];
  readonly selected: string | null;
  readonly hrefOf: (number: string) => string;
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
export const BoardColumns = ({ applicants, selected, hrefOf, onMove }: BoardColumnsProps) => {
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

  return (
    <div className={s.place}>
      <p className={s.keys}>{t.keys}</p>
      <div className={s.board} data-board role="group" aria-label={t.columns}>
        {columns.map(({ state, cards }, column) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop: the keyboard has its own way
          <section
            key={state}
            className={s.column}
            data-over={lifted?.over === state || undefined}
            aria-label={t[`to.${state}`]}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const moved = applicants.find(({ number }) => number === event.dataTransfer.getData("text/plain"));
              if (moved) void drop(moved, state);
            }}
          >
            <h2 className={s.heading}>
              {t[`to.${state}`]} <span>{cards.length}</span>
            </h2>
            {cards.length === 0 && <p className={s.empty}>{t.columnEmpty}</p>}
            {cards.map((card, row) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows and Space work on it; its link does without
              <article
                key={card.number}
                className={s.card}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows and Space work on it
                tabIndex={0}
                draggable
                data-selected={card.number === selected || undefined}
                data-lifted={lifted?.applicant.number === card.number || undefined}
                aria-label={card.person?.name ?? t.applicant(card.number)}
                onDragStart={(event) => event.dataTransfer.setData("text/plain", card.number)}
                onKeyDown={(event) => press(event, card, column, row)}
              >
                <p className={s.name}>
                  <TextLink to={hrefOf(card.number)}>{card.person?.name ?? t.applicant(card.number)}</TextLink>
                </p>
                <p className={s.text}>{card.motivation}</p>
              </article>
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
