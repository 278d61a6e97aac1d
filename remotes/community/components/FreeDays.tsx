import { VisuallyHidden } from "@serambi/kernel/ui";
import type { Language } from "@serambi/kernel/contracts";

import { WEEKDAYS } from "../contract/jakartaTime";
import type { MentorMessages } from "../messages/mentors.id";
import s from "./FreeDays.module.css";

interface FreeDaysProps {
  /** Monday first. */
  readonly week: readonly boolean[];
  readonly language: Language;
  readonly t: MentorMessages;
}

/** Seven days as squares, filled where a time is free; read aloud as the names of the free ones. */
export const FreeDays = ({ week, language, t }: FreeDaysProps) => {
  const letters = t.days.split(" ");
  const names = week.flatMap((isFree, at) => (isFree ? [WEEKDAYS[language][(at + 1) % 7] ?? ""] : []));
  return (
    <p className={s.days}>
      <VisuallyHidden>{names.length === 0 ? t.none : t.freeOn(names.join(", "))}</VisuallyHidden>
      {week.map((isFree, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- days of the week have no other name here: two share a letter
        <span key={at} aria-hidden="true" data-free={isFree}>
          {letters[at]}
        </span>
      ))}
    </p>
  );
};
