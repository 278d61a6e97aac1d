import { formatDate } from "@serambi/kernel/i18n";
import { Form, useDeps, useNavigation, useReload, type PageProps, type RemoteDeps } from "@serambi/kernel/remote";
import {
  Breadcrumb,
  Button,
  Icon,
  OpenFile,
  PageHead,
  Steps,
  TextLink,
  Wrap,
  type Step,
  FileLink,
} from "@serambi/kernel/ui";
import { formatFileSize, useFormArrived } from "@serambi/kernel/ui/controls";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { CvField } from "../components/CvField";
import { Facts } from "../components/Facts";
import { isOngoing } from "../contract/applicationStates";
import { applyDraft } from "../contract/drafts";
import { jobPath, JOBS_PATH, meetingFilePath } from "../contract/paths";
import { timeOf } from "../contract/timeOf";
import { createCvUpload } from "../stores/createCvUpload";
import { CvStore } from "../stores/CvStore";
import type { applicationLoader } from "./application.server";
import s from "./ApplicationPage.module.css";
import f from "./FormPage.module.css";

type Props = PageProps<typeof applicationLoader, CvStore>;

export const createStore = (_data: Props["data"], deps: RemoteDeps): CvStore => new CvStore(createCvUpload(deps));

/** Acts that are words of this page; others are not for the applicant. */
const ACTS = ["sent", "read", "interview", "offer", "rejected", "withdrawn", "cv-added"] as const;

const Journey = ({ data: { application }, context: { t, language } }: Props) => {
  const { steps, state } = application;
  const last = steps.length - 1;
  const shown = steps.flatMap((step, at): Step[] => {
    const act = ACTS.find((one) => one === step.act);
    if (!act) return [];
    const ends = act === "rejected" || act === "withdrawn";
    return [
      {
        label: t[`act.${act}`],
        state: ends ? "failed" : at === last && isOngoing(state) ? "current" : "done",
        note: (
          <>
            {formatDate(step.at, language, "short")}, {timeOf(step.at)} WIB
            {step.note && <q className={s.words}>{step.note}</q>}
          </>
        ),
      },
    ];
  });
  return (
    <section>
      <h2 className={s.heading}>{t.journey}</h2>
      <Steps
        label={t.journey}
        steps={shown}
        stateLabels={{ done: t.done, current: t.current, todo: t.todo, failed: t.stopped }}
      />
    </section>
  );
};

/** A CV that is added, or put in the place of another, until the company has read the application. */
const AddCv = observer(function AddCv({ data: { application }, context: { t }, store }: Props) {
  const { http } = useDeps();
  const reload = useReload();
  const { id: file } = store.cv;
  useEffect(() => {
    if (file === null) return;
    void (async () => {
      const { ApplicationClient } = await import("../api/ApplicationClient");
      await new ApplicationClient(http).setCv(application.id, file);
      await reload();
    })();
  }, [file, application.id, http, reload]);
  return (
    <section>
      <h2 className={s.heading}>{t.addCv}</h2>
      <CvField cv={store.cv} error={undefined} />
    </section>
  );
});

const Ends = ({ data: { application }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  return (
    <section className={s.ends} aria-label={t.ends}>
      {form?.message && (
        <p role="alert" className={f.alert}>
          {form.message}
        </p>
      )}
      {isOngoing(application.state) && (
        <Form>
          <input type="hidden" name="act" value="withdraw" />
          <Button type="submit" variant="danger-line" busy={isSending}>
            {t.withdraw}
          </Button>
          <p className={f.hint}>{t.withdrawHelp}</p>
        </Form>
      )}
      <Form>
        <input type="hidden" name="act" value="remove" />
        <Button type="submit" variant="quiet" busy={isSending}>
          <Icon name="trash" /> {t.remove}
        </Button>
        <p className={f.hint}>{t.removeHelp}</p>
      </Form>
    </section>
  );
};

/** `/Career/Application/{key}`: how far an application is. */
export const Page = observer(function ApplicationPage(props: Props) {
  const { application } = props.data;
  const { t, language } = props.context;
  const { http } = useDeps();
  const { job, state, cv, meeting, number, forgetAt, motivation, id } = application;
  useFormArrived(applyDraft(job.id));
  return (
    <Wrap className={f.page}>
      <PageHead
        heading={t[`heading.${state}`]}
        lede={t[`lede.${state}`]}
        size="small"
        above={
          <Breadcrumb
            label={t.breadcrumb}
            items={[{ label: t.jobs, to: JOBS_PATH }, { label: job.title, to: jobPath(job) }, { label: number }]}
          />
        }
      />
      <div className={f.columns}>
        <div className={s.main}>
          {meeting && (
            <section className={s.meeting}>
              <h2 className={s.heading}>{t.meeting}</h2>
              <p className={s.when}>
                {formatDate(meeting.at, language)}, {timeOf(meeting.at)} WIB
              </p>
              <p>{meeting.where}</p>
              <p>
                <FileLink to={meetingFilePath(id)}>{t.addToCalendar}</FileLink>
              </p>
            </section>
          )}
          <Journey {...props} />
          <section>
            <h2 className={s.heading}>{t.yours}</h2>
            <p className={s.text}>{motivation}</p>
          </section>
          {state === "sent" && <AddCv {...props} />}
          <Ends {...props} />
        </div>
        <aside className={f.side} aria-label={job.title}>
          <p className={f.company}>{job.company.name}</p>
          <p className={f.name}>{job.title}</p>
          <Facts
            facts={[
              { name: t.number, value: number },
              { name: t.factPay, value: t.pay(job.payFromIdr, job.payToIdr) },
              { name: t.yourCv, value: cv ? formatFileSize(cv.sizeBytes, language) : t.noCv },
              { name: t.forgetAt, value: formatDate(forgetAt, language, "short") },
            ]}
          />
          {cv && (
            <p className={s.open}>
              <OpenFile
                label={t.openCv}
                failed={t.cvFailed}
                read={async () => {
                  const { ApplicationClient } = await import("../api/ApplicationClient");
                  return new ApplicationClient(http).ownCv(id);
                }}
              />
            </p>
          )}
          <p className={s.open}>
            <TextLink to={JOBS_PATH}>{t.similar}</TextLink>
          </p>
        </aside>
      </div>
    </Wrap>
  );
});
