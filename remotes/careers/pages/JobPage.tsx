import { formatDate } from "@serambi/kernel/i18n";
import { hasRoute, useReload, type PageProps } from "@serambi/kernel/remote";
import { Breadcrumb, ButtonLink, EmptyState, ErrorState, PageHead, TextLink, Wrap } from "@serambi/kernel/ui";

import { Facts } from "../components/Facts";
import { JobRows } from "../components/JobRows";
import { SaveButton } from "../components/SavedLink";
import type { JobDetail } from "../contract/Job";
import { APPLY_PATH, applyPath, COMPANY_PATH, companyPath, hasJobs, JOBS_PATH } from "../contract/paths";
import { timeOf } from "../contract/timeOf";
import type { jobLoader } from "./job.server";
import s from "./JobPage.module.css";
import { useSaved } from "./useSaved";

type Props = PageProps<typeof jobLoader>;
type PartProps = Omit<Props, "data"> & { readonly job: JobDetail; readonly now: string };

const Lines = ({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) => (
  <section>
    <h2 className={s.heading}>{heading}</h2>
    <ul className={s.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const Side = ({ job, context: { t, tenant, language } }: PartProps) => {
  const saved = useSaved();
  return (
    <aside className={s.side} aria-label={job.title}>
      <p className={s.pay}>{t.pay(job.payFromIdr, job.payToIdr)}</p>
      <p className={s.note}>{t.payNote}</p>
      {job.isOpen && (
        <div className={s.acts}>
          {hasRoute(tenant, APPLY_PATH) && (
            <ButtonLink to={applyPath(job)} wide>
              {t.applyNow}
            </ButtonLink>
          )}
          <SaveButton id={job.id} saved={saved} />
        </div>
      )}
      <Facts
        facts={[
          {
            name: t.factCompany,
            value: (
              <>
                {hasRoute(tenant, COMPANY_PATH) ? (
                  <TextLink to={companyPath(job.company.slug)}>{job.company.name}</TextLink>
                ) : (
                  job.company.name
                )}
                , {t.factPeople(job.people)}
              </>
            ),
          },
          { name: t.factWhere, value: `${job.city}, ${t[`place.${job.place}`]}` },
          { name: t.factKind, value: t[`kind.${job.kind}`] },
          { name: t.factStart, value: job.start },
          { name: t.factCloses, value: `${formatDate(job.closesAt, language, "short")}, ${timeOf(job.closesAt)} WIB` },
        ]}
      />
    </aside>
  );
};

const Body = (props: PartProps) => {
  const { job, now } = props;
  const { t, tenant, language } = props.context;
  return (
    <Wrap className={s.page}>
      <div className={s.main}>
        <PageHead
          heading={job.title}
          lede={job.summary}
          size="small"
          above={
            <Breadcrumb label={t.breadcrumb} items={[{ label: t.jobs, to: JOBS_PATH }, { label: job.company.name }]} />
          }
        />
        {!job.isOpen && (
          <EmptyState title={t.closedTitle} action={<TextLink to={JOBS_PATH}>{t.allJobs}</TextLink>}>
            <p>{t.closedText(formatDate(job.closesAt < now ? job.closesAt : now, language))}</p>
          </EmptyState>
        )}
        <Lines heading={t.work} lines={job.tasks} />
        <Lines heading={t.brings} lines={job.brings} />
        <section>
          <h2 className={s.heading}>{t.steps}</h2>
          <ol className={s.steps}>
            {job.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className={s.heading}>{t.skills}</h2>
          <p>{job.skills.join(", ")}</p>
        </section>
      </div>
      <Side {...props} />
      {job.similar.length > 0 && (
        <section className={s.similar}>
          <h2 className={s.heading}>{job.isOpen ? t.similarOpen : t.similar}</h2>
          <JobRows jobs={job.similar} heading="h3" now={now} isLinked={hasJobs(tenant)} />
        </section>
      )}
    </Wrap>
  );
};

/** `/Event/Careers/{id}/{slug?}`: one job. */
export const Page = (props: Props) => {
  const { job, now } = props.data;
  const { t } = props.context;
  const reload = useReload();
  if (job.status) return <Body {...props} job={job.data} now={now} />;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.job} size="small" />
      <ErrorState
        title={t.failed}
        message={t.failedText}
        note={job.message}
        retryLabel={t.retry}
        onRetry={() => void reload()}
      />
    </Wrap>
  );
};
