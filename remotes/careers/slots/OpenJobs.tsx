import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant, type SlotProps } from "@serambi/kernel/remote";
import { ArrowLink, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { JobRows } from "../components/JobRows";
import { jobsPath } from "../contract/jobQuery";
import { hasJobs } from "../contract/paths";
import type { SlotMessages } from "../messages/slots.id";
import type { openSlot } from "./open.server";
import s from "./Slots.module.css";

/** `careers.open.v1`: the newest open jobs, and the way to all of them. */
export const Slot = ({ props, data: { jobs, total, now } }: SlotProps<typeof openSlot>) => {
  const t = useMessages<SlotMessages>();
  const language = useLanguage();
  const isLinked = hasJobs(useTenant());
  const headingId = useId();
  return (
    <Section labelledBy={headingId} id={props.anchor}>
      <Wrap>
        <div className={s.head}>
          <h2 id={headingId} className={s.title}>
            {props.title}
          </h2>
          {props.intro && <p className={s.intro}>{props.intro}</p>}
        </div>
        {jobs.length === 0 ? (
          <p className={s.empty}>{t.none}</p>
        ) : (
          <JobRows jobs={jobs} heading="h3" now={now} isLinked={isLinked} />
        )}
        {isLinked && jobs.length > 0 && (
          <p className={s.all}>
            <ArrowLink
              to={jobsPath({
                ...(props.field && { fields: [props.field] }),
                ...(props.kind && { kinds: [props.kind] }),
              })}
            >
              {t.all(formatNumber(total, language))}
            </ArrowLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
};
