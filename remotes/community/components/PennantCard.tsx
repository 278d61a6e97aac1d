import { Kain } from "@serambi/kernel/ui";

import { PLACES, type MemberDraft } from "../contract/teamFields";
import type { TeamMessages } from "../messages/team.id";
import s from "./PennantCard.module.css";

interface PennantCardProps {
  readonly team: string;
  readonly school: string;
  readonly coach: string;
  readonly members: readonly MemberDraft[];
  /** Members that are there; more may come up to `places`. */
  readonly count: number;
  readonly places: number;
  /** Number of the captain; empty while nobody is. */
  readonly captain: string;
  /** Seed of the pennant. */
  readonly seed: string;
  readonly t: TeamMessages;
}

/** A team as the sheet on its board. It stands at its coach's link and in the form alone. */
export const PennantCard = ({ team, school, coach, members, count, places, captain, seed, t }: PennantCardProps) => (
  <div className={s.card}>
    <Kain seed={seed} variant="field" width={96} height={124} className={s.pennant} />
    <p className={s.team}>{team || t.boardTeam}</p>
    <p className={s.school}>{school || t.boardSchool}</p>
    {places > 0 && (
      <ol className={s.members}>
        {PLACES.slice(0, places).map((place) => (
          <li key={place} className={place > count ? s.empty : undefined}>
            <b>{place}</b>
            <span>{place > count ? t.boardEmpty : members[place - 1]?.name || t.member(place)}</span>
            {captain === String(place) && <em>{t.boardCaptain}</em>}
          </li>
        ))}
      </ol>
    )}
    <p className={s.coach}>
      {t.boardCoach} <b>{coach}</b>
    </p>
  </div>
);
