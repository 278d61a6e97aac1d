import { useMessages } from "@serambi/kernel/remote";
import { CoveringLink } from "@serambi/kernel/ui";

import { daysBetween } from "../contract/days";
import type { Job } from "../contract/Job";
import { jobPath } from "../contract/paths";
import type { SharedMessages } from "../messages/shared.id";
import s from "./JobRows.module.css";

interface JobRowsProps {
  readonly jobs: readonly Job[];
  readonly heading: "h2" | "h3";
  /** When the page was made: how long ago a job was posted is counted from here. */
  readonly now: string;
  /** Whether pages of jobs are there to be linked to. */
  readonly isLinked: boolean;
}

/** Jobs as rows: what and for whom, where, what it pays. */
export const JobRows = ({ jobs, heading: Heading, now, isLinked }: JobRowsProps) => {
  const t = useMessages<SharedMessages>();
  return (
    <ul className={s.rows} data-part="list">
      {jobs.map((job) => (
        <li key={job.id} className={s.row} data-part="item">
          <div>
            <Heading className={s.title}>
              {isLinked ? <CoveringLink to={jobPath(job)}>{job.title}</CoveringLink> : job.title}
            </Heading>
            <p className={s.company}>{job.company.name}</p>
          </div>
          <div className={s.where}>
            <p>
              {job.city}, {t[`place.${job.place}`]}
            </p>
            <p className={s.soft}>{job.skills.slice(0, 3).join(", ")}</p>
          </div>
          <div className={s.pay}>
            <p className={s.sum}>{t.pay(job.payFromIdr, job.payToIdr)}</p>
            <p className={s.soft}>
              {job.isOpen ? <time dateTime={job.postedAt}>{t.daysAgo(daysBetween(job.postedAt, now))}</time> : t.closed}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};
