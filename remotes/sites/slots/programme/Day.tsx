import { useMessages } from "@serambi/kernel/remote";
import { VisuallyHidden } from "@serambi/kernel/ui";

import type { EventMessages } from "../../messages/event.id";
import { AGENDA_FIELD, sessionId } from "./agenda";

import type { ProgrammeProps } from "./schema";
import type { Agenda } from "./useAgenda";
import s from "./Programme.module.css";

interface DayProps extends Pick<ProgrammeProps, "hour" | "tracks"> {
  readonly day: ProgrammeProps["days"][number];
  /** Given: visitors may put sessions on an agenda of their own. */
  readonly agenda?: Agenda | undefined;
}

/** One day as a table; what is for everybody runs across the tracks. */
export const Day = ({ day, hour, tracks, agenda }: DayProps) => {
  const t = useMessages<EventMessages>();
  return (
    <table className={s.day}>
      <VisuallyHidden as="caption">{day.caption}</VisuallyHidden>
      <thead>
        <tr>
          {[hour, ...tracks].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.rows.map(({ hour: at, sessions }) => {
          const isForAll = sessions.length === 1;
          return (
            <tr key={at} className={isForAll ? s.all : undefined}>
              <th scope="row">{at}</th>
              {sessions.map(({ title, by }, track) => (
                <td key={title} colSpan={isForAll ? tracks.length : undefined}>
                  {!isForAll && (
                    <i className={s.track} aria-hidden="true">
                      {tracks[track]}
                    </i>
                  )}
                  {agenda ? (
                    <label className={s.pickSession}>
                      <input
                        type="checkbox"
                        name={AGENDA_FIELD}
                        value={sessionId(day.number, at, track)}
                        checked={agenda.ids.includes(sessionId(day.number, at, track))}
                        onChange={() => agenda.toggle(sessionId(day.number, at, track))}
                        aria-label={t.pick(title)}
                      />
                      <b>{title}</b>
                    </label>
                  ) : (
                    <b>{title}</b>
                  )}
                  <span>{by}</span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
