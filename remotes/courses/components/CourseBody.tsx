import { useMessages } from "@serambi/kernel/remote";

import type { ClassOverview } from "../contract/hosts/classes";
import type { Messages } from "../messages/id";
import s from "./CourseBody.module.css";

/** Overview, outcomes and audience: what a visitor reads before deciding. */
export const CourseBody = ({ course }: { readonly course: ClassOverview }) => {
  const t = useMessages<Messages>();
  return (
    <section className={s.body} aria-labelledby="overview-heading">
      <h2 id="overview-heading">{t.overview}</h2>
      <div className={s.prose}>
        {course.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {course.outcomes.length > 0 && (
        <>
          <h3>{t.outcomes}</h3>
          <ul className={s.outcomes}>
            {course.outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </>
      )}
      {course.audience && (
        <>
          <h3>{t.audience}</h3>
          <p className={s.audience}>{course.audience}</p>
        </>
      )}
    </section>
  );
};
