import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Icon } from "@serambi/kernel/ui";

import type { FeaturedClass } from "../contract/FeaturedData";
import type { Messages } from "../messages/id";
import { ClassBadge } from "./ClassBadge";
import s from "./CourseRows.module.css";
import { CourseTitle } from "./CourseTitle";
import { dateText, termsText } from "./courseTexts";

/** Classes as an index: a line of type each, no pictures. */
export const CourseRows = ({ courses }: { readonly courses: readonly FeaturedClass[] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  return (
    <ul className={s.rows}>
      {courses.map((course) => (
        <li key={course.slug} className={s.row}>
          <h3>
            <CourseTitle course={course} />
          </h3>
          <p className={s.description}>{course.description}</p>
          <p className={s.terms}>
            <ClassBadge state={course.state} />
            <span>{dateText(course, t, language)}</span>
            <span>{termsText(course, t, language)}</span>
          </p>
          <Icon name="arrow-right" className={s.arrow} />
        </li>
      ))}
    </ul>
  );
};
