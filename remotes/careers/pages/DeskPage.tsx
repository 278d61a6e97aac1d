import { formatDate } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Badge, Button, ButtonLink, EmptyState, PageHead, Table, TextLink, Wrap } from "@serambi/kernel/ui";

import type { DeskJob } from "../contract/Desk";
import { boardPath, NEW_JOB, postingPath } from "../contract/paths";
import type { deskLoader } from "./desk.server";
import own from "./DeskPage.module.css";
import s from "./FormPage.module.css";

const TONES = { draft: "neutral", open: "success", closed: "neutral" } as const;

/** `/Career/Desk/Jobs`: a company's jobs, those with unread applications first. */
export const Page = ({ data: { desk }, context: { t, language, form } }: PageProps<typeof deskLoader>) => {
  const isSending = useNavigation().state === "loading";
  const { companies, jobs } = desk;
  const unread = jobs.reduce((sum, job) => sum + job.unread, 0);
  const nameOf = (job: DeskJob) => (
    <>
      <TextLink to={boardPath(job.id)}>{job.title}</TextLink>
      <small>{job.company}</small>
    </>
  );
  const stateOf = ({ state }: DeskJob) => <Badge tone={TONES[state]}>{t[`state.${state}`]}</Badge>;
  const applicantsOf = ({ applicants, unread: waiting }: DeskJob) => (
    <>
      {applicants}
      {waiting > 0 && <small>{t.unread(waiting)}</small>}
    </>
  );
  const actsOf = ({ id, state }: DeskJob) => (
    <Form className={own.acts}>
      <input type="hidden" name="id" value={id} />
      <TextLink to={postingPath(id)}>{t.edit}</TextLink>
      <Button type="submit" name="act" value="duplicate" size="small" variant="quiet" busy={isSending}>
        {t.duplicate}
      </Button>
      {state === "open" && (
        <Button type="submit" name="act" value="close" size="small" variant="quiet" busy={isSending}>
          {t.close}
        </Button>
      )}
    </Form>
  );
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.deskTitle} lede={jobs.length > 0 ? t.deskLede(unread) : undefined} size="small">
        {companies.length > 0 && (
          <p className={own.ways}>
            <ButtonLink to={postingPath(NEW_JOB)}>{t.write}</ButtonLink>
          </p>
        )}
      </PageHead>
      {form?.message && (
        <p role="alert" className={s.alert}>
          {form.message}
        </p>
      )}
      {companies.length === 0 ? (
        <EmptyState title={t.noCompany}>
          <p>{t.noCompanyText}</p>
        </EmptyState>
      ) : jobs.length === 0 ? (
        <EmptyState title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t.list}
          hideCaption
          rows={jobs}
          rowKey={({ id }) => id}
          columns={[
            { id: "job", header: t.job, cell: nameOf },
            {
              id: "state",
              header: t.state,
              cell: stateOf,
            },
            { id: "closes", header: t.closes, cell: ({ closesAt }) => formatDate(closesAt, language, "short") },
            {
              id: "applicants",
              header: t.applicants,
              numeric: true,
              cell: applicantsOf,
            },
            { id: "acts", header: t.acts, cell: actsOf },
          ]}
        />
      )}
    </Wrap>
  );
};
