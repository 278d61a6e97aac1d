import { VisuallyHidden } from "@serambi/kernel/ui";

import type { Outcome } from "../../contract/league/standings";
import s from "./LeagueForm.module.css";

interface LeagueFormProps {
  readonly outcomes: readonly Outcome[];
  /** Names of the outcomes; the first letter stands in the square. */
  readonly words: Readonly<Record<Outcome, string>>;
}

/** The last matches as lettered squares: the letter says it, the colour repeats it. */
export const LeagueForm = ({ outcomes, words }: LeagueFormProps) => {
  // Matches of one row have no identity besides their place.
  const matches = outcomes.map((outcome, place) => ({ outcome, id: `${place} ${outcome}` }));
  return (
    <span className={s.form}>
      {matches.map(({ outcome, id }) => (
        <span key={id} className={s[outcome]}>
          <VisuallyHidden>{`${words[outcome]} `}</VisuallyHidden>
          <span aria-hidden="true">{words[outcome].slice(0, 1)}</span>
        </span>
      ))}
    </span>
  );
};
