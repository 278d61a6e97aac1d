import { Icon, VisuallyHidden } from "@serambi/kernel/ui";

import type { BoardMessages } from "../messages/boards.id";
import s from "./BoardMove.module.css";

interface BoardMoveProps {
  readonly rank: number;
  /** Null for somebody new. */
  readonly was: number | null;
  readonly t: BoardMessages;
}

/** Ranks gained or lost since last week. */
export const BoardMove = ({ rank, was, t }: BoardMoveProps) => {
  if (was === null) return <span className={s.new}>{t.new}</span>;
  const places = was - rank;
  const said = places === 0 ? t.same : places > 0 ? t.up(places) : t.down(-places);
  return (
    <span className={s.move} data-way={places === 0 ? undefined : places > 0 ? "up" : "down"}>
      <span aria-hidden="true">
        {places === 0 ? "–" : <Icon name={places > 0 ? "arrow-up" : "arrow-down"} />}
        {places !== 0 && Math.abs(places)}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
};
