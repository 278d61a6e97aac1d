import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { ReactNode } from "react";

import type { FeaturedClass } from "../contract/FeaturedData";
import type { Messages } from "../messages/id";
import { ClassBadge } from "./ClassBadge";
import { CourseCover } from "./CourseCover";
import { CourseTitle } from "./CourseTitle";
import { fieldText, termsText } from "./courseTexts";
import s from "./FeatureList.module.css";

interface FeatureListProps {
  readonly courses: readonly FeaturedClass[];
  /** Heading and words of the list. */
  readonly title: ReactNode;
  /** The way to all classes. */
  readonly all: ReactNode;
}

/** One class large, the others as a list beside it. */
export const FeatureList = ({ courses, title, all }: FeatureListProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const [first, ...rest] = courses;
  return (
    <div className={s.composition}>
      {first && (
        <article className={s.feature}>
          <div className={s.picture}>
            <CourseCover course={first} />
          </div>
          <p className={s.kicker}>
            <ClassBadge state={first.state} />
            <span>{fieldText(first)}</span>
            <span>{termsText(first, t, language)}</span>
          </p>
          <h3 className={s.name}>
            <CourseTitle course={first} />
          </h3>
          <p className={s.description}>{first.description}</p>
        </article>
      )}
      <div className={s.side}>
        {title}
        {rest.length > 0 && (
          <ul className={s.rows}>
            {rest.map((course) => (
              <li key={course.slug}>
                <div className={s.thumb}>
                  <CourseCover course={course} />
                </div>
                <div>
                  <h3>
                    <CourseTitle course={course} />
                  </h3>
                  <p>{termsText(course, t, language)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {all}
      </div>
    </div>
  );
};
