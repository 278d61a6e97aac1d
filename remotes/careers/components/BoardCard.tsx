import { formatDate } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Avatar, Icon, TextLink } from "@serambi/kernel/ui";
import type { KeyboardEvent } from "react";

import type { Applicant } from "../contract/Application";
import { movesFrom } from "../contract/applicationStates";
import { daysBetween } from "../contract/days";
import { timeOf } from "../contract/timeOf";
import { isWaitingLong } from "../contract/waiting";
import type { DeskMessages } from "../messages/desk.id";
import s from "./BoardCard.module.css";

interface BoardCardProps {
  readonly applicant: Applicant;
  readonly now: string;
  readonly isSelected: boolean;
  readonly isLifted: boolean;
  readonly hrefOf: (place: "applicant" | "to") => string;
  readonly onLift: () => void;
  readonly onLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** An applicant on the board: the work first, then since when they wait. */
export const BoardCard = ({ applicant, now, isSelected, isLifted, hrefOf, ...on }: BoardCardProps) => {
  const t = useMessages<DeskMessages>();
  const language = useLanguage();
  const { number, person, motivation, meeting, state, sentAt } = applicant;
  const name = person?.name ?? t.applicant(number);
  const days = daysBetween(sentAt, now);
  const isLong = isWaitingLong(applicant, now);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows and Space work on it; its links do without
    <article
      className={s.card}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows and Space work on it
      tabIndex={0}
      draggable
      data-selected={isSelected || undefined}
      data-lifted={isLifted || undefined}
      aria-label={name}
      onDragStart={(event) => {
        // Firefox drags nothing that has no data.
        event.dataTransfer.setData("text/plain", number);
        on.onLift();
      }}
      onDragEnd={on.onLeave}
      onKeyDown={on.onKeyDown}
    >
      <p className={s.name}>
        <Avatar seed={number} size="s" />
        <TextLink to={hrefOf("applicant")}>{name}</TextLink>
      </p>
      <p className={s.text}>{motivation}</p>
      <p className={s.wait} data-long={isLong || undefined}>
        {state === "interview" && meeting
          ? t.meetsOn(formatDate(meeting.at, language, "short"), timeOf(meeting.at))
          : isLong
            ? t.waitsSince(days)
            : t.daysAgo(days)}
      </p>
      {movesFrom(state).length > 0 && (
        <TextLink className={s.move} to={hrefOf("to")} aria-label={t.moveOf(name)}>
          <Icon name="arrow-right" />
          {t.moveShort}
        </TextLink>
      )}
    </article>
  );
};
