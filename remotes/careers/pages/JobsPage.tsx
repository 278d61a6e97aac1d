import { formatNumber } from "@serambi/kernel/i18n";
import { inVoice, useReload, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { ArrowLink, EmptyState, ErrorState, PageHead, Pagination, Select, TextLink, Wrap } from "@serambi/kernel/ui";

import { AlertForm } from "../components/AlertForm";
import { FilterChips } from "../components/FilterChips";
import { JobFilters } from "../components/JobFilters";
import s from "../components/JobList.module.css";
import { JobRows } from "../components/JobRows";
import { SavedLink } from "../components/SavedLink";
import { countFilters, jobsPath, readJobQuery, SORTS, type JobQuery } from "../contract/jobQuery";
import { FEED_PATH, hasJobs, JOBS_PATH } from "../contract/paths";
import type { jobsLoader } from "./jobs.server";
import { useSaved } from "./useSaved";

type Props = PageProps<typeof jobsLoader>;

const Results = ({
  data: { list, facets, now },
  context: { t, tenant },
  query,
}: Props & { readonly query: JobQuery }) => {
  const reload = useReload();
  const navigate = useNavigate();
  if (!list.status)
    return (
      <ErrorState
        title={t.failed}
        message={t.failedText}
        note={list.message}
        retryLabel={t.retry}
        onRetry={() => void reload()}
      />
    );
  const { items, totalItems, page, totalPages, searched } = list.data;
  const isNarrow = query.search !== "" || countFilters(query) > 0;
  if (items.length === 0 && query.ids !== null)
    return (
      <EmptyState title={t.savedNone} action={<ArrowLink to={JOBS_PATH}>{t.allJobs}</ArrowLink>}>
        <p>{t.savedNoneText}</p>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={isNarrow ? t.none : t.noneAtAll}
        action={isNarrow && <ArrowLink to={JOBS_PATH}>{t.clear}</ArrowLink>}
      >
        <p>{isNarrow ? t.noneText : t.noneAtAllText}</p>
      </EmptyState>
    );
  return (
    <>
      <div className={s.bar}>
        <p role="status" className={s.count}>
          {t.shown(totalItems, Math.max(totalItems, facets?.total ?? 0))}
        </p>
        <FilterChips query={query} />
        <Select
          className={s.sort}
          label={t.sort}
          hideLabel
          compact
          value={query.sort}
          onChange={({ currentTarget }) => {
            const sort = SORTS.find((one) => one === currentTarget.value) ?? "newest";
            void navigate(jobsPath({ ...query, sort, page: 1 }));
          }}
          options={SORTS.map((value) => ({ value, label: t[`sort.${value}`] }))}
        />
      </div>
      {searched !== null && <p className={s.searched}>{t.searchedFor(searched)}</p>}
      <JobRows jobs={items} heading="h2" now={now} isLinked={hasJobs(tenant)} />
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefFor={(to) => jobsPath({ ...query, page: to })}
        labels={{
          nav: t.pages,
          previous: t.previous,
          next: t.next,
          page: t.page,
        }}
      />
    </>
  );
};

/** `/Event/Careers`: open jobs, search and filters, and letters about new ones. */
export const Page = (props: Props) => {
  const { facets, isAsked } = props.data;
  const { t, tenant, language, query: address, form } = props.context;
  const query = readJobQuery(useWantedQuery(JOBS_PATH, address));
  const saved = useSaved();
  const isSaved = query.ids !== null;
  const count = facets?.total ? formatNumber(facets.total, language) : null;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={isSaved ? t.savedHeading : (inVoice(tenant, "careers.jobs", { count }) ?? t.jobsHeading(count))}
        lede={isSaved ? t.savedText : inVoice(tenant, "careers.jobs-lede")}
      >
        <p className={s.ways}>
          {isSaved ? <TextLink to={JOBS_PATH}>{t.allJobs}</TextLink> : <SavedLink saved={saved} />}
          <a href={FEED_PATH}>{t.feed}</a>
        </p>
      </PageHead>
      <div className={isSaved ? s.single : s.columns}>
        {!isSaved && <JobFilters query={query} facets={facets} />}
        <div className={s.results}>
          <Results {...props} query={query} />
          {!isSaved && <AlertForm form={form} isAsked={isAsked} />}
        </div>
      </div>
    </Wrap>
  );
};
