import type { Language } from "@serambi/kernel/contracts";
import { CoveringLink } from "@serambi/kernel/ui";

import type { Mentor } from "../contract/Mentors";
import { nextTime } from "../contract/nextTime";
import { mentorPath } from "../contract/paths";
import type { Zone } from "../contract/zones";
import type { MentorMessages } from "../messages/mentors.id";
import { FreeDays } from "./FreeDays";
import { MentorPicture } from "./MentorPicture";
import s from "./MentorRows.module.css";

interface MentorRowsProps {
  readonly mentors: readonly Mentor[];
  readonly zone: Zone;
  /** ISO 8601. */
  readonly now: string;
  readonly language: Language;
  readonly t: MentorMessages;
}

/** Mentors as rows: the question first, then who answers it, then when. */
export const MentorRows = ({ mentors, zone, now, language, t }: MentorRowsProps) => (
  <ul className={s.rows} aria-label={t.list} data-part="list">
    {mentors.map(({ slug, name, question, skills, city, zone: own, week, next }) => (
      <li key={slug} className={s.row} data-part="item">
        <h2 className={s.question}>
          <CoveringLink to={`${mentorPath(slug)}?zone=${zone}`}>{question}</CoveringLink>
        </h2>
        <div className={s.who}>
          <MentorPicture slug={slug} />
          <p>
            <b>{name}</b>
            <span>{skills.join(", ")}</span>
            <span>
              {city}, {own}
            </span>
          </p>
        </div>
        <div className={s.when}>
          <FreeDays {...{ week, language, t }} />
          <p data-full={next === null}>{next === null ? t.full : nextTime(next, { now, zone, language, words: t })}</p>
        </div>
      </li>
    ))}
  </ul>
);
