import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { useId } from "react";

import { JobRows } from "../components/JobRows";
import { hasJobs } from "../contract/paths";
import type { SlotMessages } from "../messages/slots.id";
import type { forCourseSlot } from "./forCourse.server";
import s from "./Slots.module.css";

/** `careers.for-course.v1`: open jobs that ask for what a course teaches. */
export const Slot = ({ data: { jobs, now } }: SlotProps<typeof forCourseSlot>) => {
  const t = useMessages<SlotMessages>();
  const headingId = useId();
  const isLinked = hasJobs(useTenant());
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={s.small}>
        {t.forCourse}
      </h2>
      {jobs.length === 0 ? (
        <p className={s.empty}>{t.forCourseNone}</p>
      ) : (
        <JobRows jobs={jobs} heading="h3" now={now} isLinked={isLinked} />
      )}
    </section>
  );
};
