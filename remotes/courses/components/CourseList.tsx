import { cx } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import type { FeaturedClass } from "../contract/FeaturedData";
import { CourseCard } from "./CourseCard";
import s from "./CourseList.module.css";

interface CourseListProps {
  readonly courses: readonly FeaturedClass[];
  readonly heading: "h2" | "h3";
  /** `leading`: the first is large, then two, then three. `even`: all alike, in rows that come out even. */
  readonly composition: "leading" | "even";
  readonly isBusy?: boolean;
  /** What can be done with a class from its place in the list. */
  readonly renderAction?: ((course: FeaturedClass) => ReactNode) | undefined;
}

export const CourseList = ({ courses, heading, composition, isBusy = false, renderAction }: CourseListProps) => {
  const rows = courses.length === 2 || courses.length === 4 ? s.pairs : s.threes;
  // One alone takes the row, whichever way the others would stand.
  const isLeading = composition === "leading" || courses.length === 1;
  return (
    <ul className={cx(s.list, isLeading ? s.leading : rows)} aria-busy={isBusy}>
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseCard course={course} heading={heading} action={renderAction?.(course)} />
        </li>
      ))}
    </ul>
  );
};
