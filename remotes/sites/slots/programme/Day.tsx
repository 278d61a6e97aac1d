import { VisuallyHidden } from "@serambi/kernel/ui";

import type { ProgrammeProps } from "./schema";
import s from "./Programme.module.css";

interface DayProps extends Pick<ProgrammeProps, "hour" | "tracks"> {
  readonly day: ProgrammeProps["days"][number];
}

/** One day as a table; what is for everybody runs across the tracks. */
export const Day = ({ day, hour, tracks }: DayProps) => (
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
                <b>{title}</b>
                <span>{by}</span>
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);
