import { formatDate, formatDuration } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import type { NextClass } from "../contract/NextClass";
import { classPath } from "../contract/paths";
import type { Messages } from "../messages/id";
import s from "./ClassRows.module.css";

interface ClassRowsProps {
  readonly classes: readonly NextClass[];
  /** One level below the heading that stands over the list. */
  readonly heading: "h2" | "h3";
}

/** Classes as a timetable: the day beside the name. */
export const ClassRows = ({ classes, heading: Heading }: ClassRowsProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const tenant = useTenant();
  return (
    <ul className={s.rows}>
      {classes.map(({ slug, name, description, startsOn, lengthMinutes }) => {
        const path = classPath(tenant, slug);
        return (
          <li key={slug} className={s.row}>
            <p className={s.day}>
              {startsOn === null ? (
                t.noDate
              ) : (
                <time dateTime={startsOn}>{formatDate(startsOn, language, "short")}</time>
              )}
            </p>
            <div className={s.words}>
              <Heading className={s.name}>{path === undefined ? name : <TextLink to={path}>{name}</TextLink>}</Heading>
              <p className={s.description}>{description}</p>
              {lengthMinutes > 0 && <p className={s.length}>{formatDuration(lengthMinutes, language)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
