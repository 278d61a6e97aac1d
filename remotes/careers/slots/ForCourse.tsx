import { useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { JobRows } from "../components/JobRows";
import { hasJobs, JOBS_PATH } from "../contract/paths";
import type { SlotMessages } from "../messages/slots.id";
import type { forCourseSlot } from "./forCourse.server";
import s from "./Slots.module.css";

/** `careers.for-course.v1`: open jobs that ask for what a course teaches. Where there is none it shows nothing: a course needs no job. */
export const Slot = ({ data: { jobs, now } }: SlotProps<typeof forCourseSlot>) => {
  const t = useMessages<SlotMessages>();
  const headingId = useId();
  const isLinked = hasJobs(useTenant());
  if (jobs.length === 0) return null;
  return (
    <Section labelledBy={headingId}>
      <Wrap>
        <div className={s.head}>
          <h2 id={headingId} className={s.title}>
            {t.forCourse}
          </h2>
        </div>
        <JobRows jobs={jobs} heading="h3" now={now} isLinked={isLinked} />
        {isLinked && (
          <p className={s.all}>
            <ArrowLink to={JOBS_PATH}>{t.allOpen}</ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
