import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { ReactNode } from "react";

import type { FeaturedClass } from "../contract/FeaturedData";
import type { Messages } from "../messages/id";
import { ClassBadge } from "./ClassBadge";
import { CourseCover } from "./CourseCover";
import s from "./CourseList.module.css";
import { CourseTitle } from "./CourseTitle";
import { dateText, fieldText, termsText } from "./courseTexts";

interface CourseCardProps {
  readonly course: FeaturedClass;
  readonly heading: "h2" | "h3";
  /** Stands above the card's own link. */
  readonly action?: ReactNode;
}

/** A class in a list. Its place in the list decides its size: see the style sheet. */
export const CourseCard = ({ course, heading: Heading, action }: CourseCardProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const date = dateText(course, t, language);
  return (
    <article className={s.card}>
      <div className={s.picture}>
        <CourseCover course={course} />
      </div>
      <div>
        <p className={s.status}>
          <ClassBadge state={course.state} />
          {date && <span>{date}</span>}
        </p>
        <Heading className={s.title}>
          <CourseTitle course={course} />
        </Heading>
        <p className={s.description}>{course.description}</p>
        <p className={s.terms}>
          {fieldText(course)}
          <br />
          {termsText(course, t, language)}
        </p>
        {action && <div className={s.action}>{action}</div>}
      </div>
    </article>
  );
};
