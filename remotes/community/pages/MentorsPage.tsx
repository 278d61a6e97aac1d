import { useReload, useWantedQuery, type PageProps } from "@serambi/kernel/remote";
import { ArrowLink, EmptyState, ErrorState, PageHead, Pagination, Wrap } from "@serambi/kernel/ui";

import { MentorFilters } from "../components/MentorFilters";
import { MentorRows } from "../components/MentorRows";
import { mentorsPath, readMentorQuery } from "../contract/mentorQuery";
import type { MentorQuery } from "../contract/Mentors";
import { MENTORS_PATH } from "../contract/paths";
import type { mentorsLoader } from "./mentors.server";
import s from "./MentorsPage.module.css";

type Props = PageProps<typeof mentorsLoader>;

const Results = ({ data: { list, now }, context: { t, language }, query }: Props & { readonly query: MentorQuery }) => {
  const reload = useReload();
  if (list === null)
    return <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  if (list.items.length === 0)
    return (
      <EmptyState title={t.nobody(query.search)} action={<ArrowLink to={MENTORS_PATH}>{t.all}</ArrowLink>}>
        <p>{t.nobodyText}</p>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className={s.count}>
        {t.shown(list.totalItems, list.total, query.zone)}
      </p>
      <MentorRows mentors={list.items} zone={query.zone} {...{ now, language, t }} />
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        hrefFor={(page) => mentorsPath({ ...query, page })}
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

/** `/Mentor`: mentors by their questions. */
export const Page = (props: Props) => {
  const { t, query: address } = props.context;
  const query = readMentorQuery(useWantedQuery(MENTORS_PATH, address));
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.heading} lede={t.lede} />
      <MentorFilters query={query} skills={props.data.list?.skills ?? []} t={t} />
      <div className={s.results}>
        <Results {...props} query={query} />
      </div>
    </Wrap>
  );
};
