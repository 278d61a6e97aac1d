import { useComposition, useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FeaturedClass } from "../contract/FeaturedData";
import type { Messages } from "../messages/id";
import { ClassBadge } from "./ClassBadge";
import s from "./ComposedList.module.css";
import { CourseCover } from "./CourseCover";
import { CourseList } from "./CourseList";
import { CourseTitle } from "./CourseTitle";
import { dateText, fieldText, termsText } from "./courseTexts";

interface ComposedListProps {
  readonly courses: readonly FeaturedClass[];
  readonly isBusy: boolean;
  /** What can be done with a class from its place in the list. */
  readonly renderAction: (course: FeaturedClass) => ReactNode;
}

/** Classes as the site sets its lists. */
export const ComposedList = ({ courses, isBusy, renderAction }: ComposedListProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const { list } = useComposition();
  if (list === "leading")
    return (
      <CourseList courses={courses} heading="h2" composition="leading" isBusy={isBusy} renderAction={renderAction} />
    );
  return (
    <div className={s.place}>
      <ul className={cx(s.list, s[list])} aria-busy={isBusy} data-part="list">
        {courses.map((course) => {
          const date = dateText(course, t, language);
          return (
            <li key={course.slug} className={s.item} data-part="item">
              {list !== "index" && (
                <div className={s.picture} data-part="cover">
                  <CourseCover course={course} />
                </div>
              )}
              <div className={s.words} data-part="words">
                <p className={s.status}>
                  <ClassBadge state={course.state} />
                  {date && <span>{date}</span>}
                </p>
                <h2 className={s.title}>
                  <CourseTitle course={course} />
                </h2>
                <p className={s.description}>{course.description}</p>
              </div>
              <div className={s.terms}>
                <p>
                  {fieldText(course)}
                  <br />
                  {termsText(course, t, language)}
                </p>
                <div className={s.action}>{renderAction(course)}</div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
