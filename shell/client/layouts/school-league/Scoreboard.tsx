import type { Navigation } from "@serambi/kernel/contracts";
import { cx } from "@serambi/kernel/ui";
import { Fragment } from "react";

import s from "./Scoreboard.module.css";

interface ScoreboardProps {
  readonly columns: Navigation["footer"];
  readonly className?: string | undefined;
}

/** `NUS 7 TIR 4` with its numbers lit. */
const Score = ({ text }: { readonly text: string }) => {
  // The parts of one text have no identity besides their place.
  const parts = text.split(/(\d+)/).map((part, place) => ({ part, id: `${place} ${part}`, isNumber: place % 2 === 1 }));
  return parts.map(({ part, id, isNumber }) => <Fragment key={id}>{isNumber ? <b>{part}</b> : part}</Fragment>);
};

/** Results in one running line, from the site's columns of plain lines; it scrolls where they do not fit. */
export const Scoreboard = ({ columns, className }: ScoreboardProps) => (
  <div
    className={cx(s.board, className)}
    // Results that scroll must be within the keyboard's reach.
    tabIndex={0}
    role="region"
    aria-label={columns.map(({ title }) => title).join(", ")}
  >
    {columns.map(({ title, links }) => (
      <div key={title} className={s.round}>
        <p className={s.title}>{title}</p>
        <ol className={s.scores}>
          {links.map(({ label }) => (
            <li key={label}>
              <Score text={label} />
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
);
