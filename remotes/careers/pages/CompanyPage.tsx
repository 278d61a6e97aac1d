import { formatNumber } from "@serambi/kernel/i18n";
import { pageSearch } from "@serambi/kernel/pages";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import {
  Breadcrumb,
  CoveringLink,
  EmptyState,
  ErrorState,
  PageHead,
  Pagination,
  TextLink,
  Wrap,
} from "@serambi/kernel/ui";

import { Facts } from "../components/Facts";
import { JobRows } from "../components/JobRows";
import type { CompanyData } from "../contract/CompanyData";
import { companyPath, hasJobs, JOBS_PATH } from "../contract/paths";
import type { companyLoader } from "./company.server";
import s from "./CompanyPage.module.css";

type Props = PageProps<typeof companyLoader>;
type ListProps = Omit<Props, "data" | "store"> & { readonly data: Extract<CompanyData, { readonly kind: "list" }> };
type OneProps = Omit<Props, "data" | "store"> & { readonly data: Extract<CompanyData, { readonly kind: "one" }> };

const List = ({ data: { list }, context: { t, language } }: ListProps) => {
  const reload = useReload();
  const total = list.data?.totalItems;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.careersHeading(total ? formatNumber(total, language) : null)}>
        <p className={s.ways}>
          <TextLink to={JOBS_PATH}>{t.allJobs}</TextLink>
        </p>
      </PageHead>
      {!list.status && (
        <ErrorState
          title={t.careersFailed}
          message={t.failedText}
          note={list.message}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      )}
      {list.data?.items.length === 0 && (
        <EmptyState title={t.careersNone}>
          <p>{t.careersNoneText}</p>
        </EmptyState>
      )}
      {list.data && list.data.items.length > 0 && (
        <ul className={s.rows} data-part="list">
          {list.data.items.map((company) => (
            <li key={company.id} className={s.row} data-part="item">
              <h2 className={s.name}>
                <CoveringLink to={companyPath(company.slug)}>{company.name}</CoveringLink>
              </h2>
              <p className={s.summary}>{company.summary}</p>
              <p className={s.facts}>
                <span>
                  {company.city}, {t.factPeople(company.people)}
                </span>
                <b>{t.openJobs(company.openJobs)}</b>
              </p>
            </li>
          ))}
        </ul>
      )}
      {list.data && (
        <Pagination
          page={list.data.page}
          totalPages={list.data.totalPages}
          hrefFor={(page) => companyPath() + pageSearch(page)}
          labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
        />
      )}
    </Wrap>
  );
};

const One = ({ data: { company, jobs, now }, context: { t, tenant } }: OneProps) => {
  const reload = useReload();
  const retry = (message?: string) => (
    <ErrorState
      title={t.failed}
      message={t.failedText}
      note={message}
      retryLabel={t.retry}
      onRetry={() => void reload()}
    />
  );
  if (!company.status)
    return (
      <Wrap className={s.page}>
        <PageHead heading={t.company} size="small" />
        {retry(company.message)}
      </Wrap>
    );
  const { name, summary, about, website, city, people, field } = company.data;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={name}
        lede={summary}
        above={
          <Breadcrumb label={t.breadcrumb} items={[{ label: t.careersTitle, to: companyPath() }, { label: name }]} />
        }
      />
      <div className={s.about}>
        <p className={s.text}>{about}</p>
        <Facts
          facts={[
            { name: t.where, value: city },
            { name: t.fieldOf, value: t[`field.${field}`] },
            { name: t.factCompany, value: t.factPeople(people) },
            ...(website === null
              ? []
              : [
                  {
                    name: t.website,
                    value: (
                      <a href={website} target="_blank" rel="noopener noreferrer">
                        {new URL(website).hostname}
                      </a>
                    ),
                  },
                ]),
          ]}
        />
      </div>
      <section>
        <h2 className={s.heading}>{t.jobsOf(name)}</h2>
        {jobs === null && retry()}
        {jobs?.length === 0 && <p className={s.summary}>{t.jobsOfNone}</p>}
        {jobs && jobs.length > 0 && <JobRows jobs={jobs} heading="h3" now={now} isLinked={hasJobs(tenant)} />}
      </section>
    </Wrap>
  );
};

/** `/Career/{slug?}`: companies that hire, or one of them. */
export const Page = ({ data, context }: Props) =>
  data.kind === "list" ? <List context={context} data={data} /> : <One context={context} data={data} />;
