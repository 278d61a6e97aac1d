import { formatDuration } from "@serambi/kernel/i18n";
import { Later, useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Breadcrumb, Icon } from "@serambi/kernel/ui";

import type { ClassOverview } from "../contract/hosts/classes";
import { catalogSearch, EVERYTHING } from "../contract/catalogQuery";
import { cataloguePath } from "../contract/paths";
import type { Messages } from "../messages/id";
import { ClassBadge } from "./ClassBadge";
import s from "./CourseIntro.module.css";

interface CourseIntroProps {
  readonly course: ClassOverview;
  /** Missing while the syllabus is. */
  readonly chapterCount?: number | undefined;
}

const programmeSearch = ({ programIds }: ClassOverview): string =>
  catalogSearch({ ...EVERYTHING, programIds: programIds.slice(0, 1) });

/** What the class is, at a glance. */
export const CourseIntro = ({ course, chapterCount }: CourseIntroProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const list = cataloguePath(useTenant());
  return (
    <header className={s.intro}>
      <Breadcrumb
        label={t.breadcrumb}
        items={[
          { label: t.courses, to: list },
          ...(course.programName && list ? [{ label: course.programName, to: list + programmeSearch(course) }] : []),
        ]}
      />
      <h1 className={s.name}>{course.name}</h1>
      <Later soon>
        <p className={s.lede}>{course.description}</p>
        <ul className={s.facts}>
          <li>
            <ClassBadge state={course.state} />
          </li>
          {course.lengthMinutes > 0 && (
            <li>
              <Icon name="clock" /> {formatDuration(course.lengthMinutes, language)}
            </li>
          )}
          {chapterCount !== undefined && chapterCount > 0 && (
            <li>
              <Icon name="list" /> {t.chapters(chapterCount)}
            </li>
          )}
          {course.language && (
            <li>
              <Icon name="globe" /> {course.language}
            </li>
          )}
        </ul>
      </Later>
    </header>
  );
};
