import { useMessages } from "@serambi/kernel/remote";
import { Avatar, TextLink } from "@serambi/kernel/ui";

import type { Talent } from "../contract/Talent";
import { TALENT_PATH } from "../contract/paths";
import type { TalentMessages } from "../messages/talent.id";
import s from "./TalentList.module.css";

interface TalentListProps {
  readonly talents: readonly Talent[];
  /** Whether somebody is free now, or from when on. */
  readonly freeText: (day: string) => string;
}

/** Graduates: the work first, then who made it. */
export const TalentList = ({ talents, freeText }: TalentListProps) => {
  const t = useMessages<TalentMessages>();
  return (
    <ul className={s.list} aria-label={t.list} data-part="list">
      {talents.map(({ id, work, summary, name, trade, city, freeFrom }) => (
        <li key={id} className={s.item} data-part="item">
          <Avatar seed={id} />
          <div className={s.words}>
            <h2 className={s.work}>{work}</h2>
            <p>{summary}</p>
            <p className={s.who}>
              <b>{name ?? t.unnamed}</b> {t[`field.${trade}`]}, {city}
            </p>
          </div>
          <div className={s.side}>
            <b>{freeText(freeFrom)}</b>
            <TextLink to={`${TALENT_PATH}?talent=${id}#ask`}>{t.ask}</TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
};
