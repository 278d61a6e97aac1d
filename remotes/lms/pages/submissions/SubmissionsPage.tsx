import { formatNumber } from "@serambi/kernel/i18n";
import { useReload, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import {
  ArrowLink,
  Button,
  ChoiceLinks,
  EmptyState,
  ErrorState,
  Icon,
  PageHead,
  Pagination,
  Select,
  Table,
  TextLink,
  Wrap,
} from "@serambi/kernel/ui";
import type { SubmitEvent } from "react";

import { momentText } from "../../components/submissions/momentText";
import { SubmissionBadge } from "../../components/submissions/SubmissionBadge";
import type { Submission } from "../../contract/studio/exerciseAnswers";
import {
  readSubmissionView,
  SUBMISSION_GROUPS,
  submissionPath,
  SUBMISSIONS_PATH,
  submissionsPath,
} from "../../contract/submissions/submissionQuery";
import type { submissionsLoader } from "./submissions.server";
import s from "./SubmissionsPage.module.css";

type Props = PageProps<typeof submissionsLoader>;

/** Tabs by what is to be done; each is an address. */
const Groups = ({ data: { view, counts }, context: { t, language } }: Props) => (
  <ChoiceLinks
    label={t.groups}
    links={([null, ...SUBMISSION_GROUPS] as const).map((group) => {
      const count = counts[group ?? "all"];
      return {
        to: submissionsPath({ ...view, group, page: 1 }),
        name: group === null ? t.all : t[group],
        isChosen: view.group === group,
        count: { figure: formatNumber(count, language), said: t.groupSaid(count) },
      };
    })}
  />
);

const Filters = ({ data: { view, classes }, context: { t } }: Props) => {
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string") query.set(name, value);
    void navigate(submissionsPath(readSubmissionView(query)));
  };
  const options = classes.map(({ classroomId, name, learners }) => ({
    value: classroomId,
    label: t.classChoice(name, learners),
  }));
  return (
    <form className={s.filters} action={SUBMISSIONS_PATH} onSubmit={show}>
      {view.group && <input type="hidden" name="status" value={view.group} />}
      <Select
        key={view.classroomId ?? ""}
        name="class"
        label={t.class}
        hideLabel
        compact
        defaultValue={view.classroomId ?? ""}
        options={[{ value: "", label: t.anyClass }, ...options]}
      />
      <Button type="submit" variant="line" size="small">
        <Icon name="filter" /> {t.show}
      </Button>
    </form>
  );
};

const stateOf = ({ verdict, isPassed }: Submission) => <SubmissionBadge verdict={verdict} isPassed={isPassed} />;

const List = ({ data: { list, view }, context: { t, language } }: Props) => {
  const reload = useReload();
  if (!list)
    return <ErrorState title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />;
  const isFiltered = view.group !== null || view.classroomId !== null;
  if (list.items.length === 0)
    return (
      <EmptyState
        title={isFiltered ? t.noneFound : t.none}
        action={isFiltered && <ArrowLink to={SUBMISSIONS_PATH}>{t.clear}</ArrowLink>}
      >
        <p>{isFiltered ? t.noneFoundText : t.noneText}</p>
      </EmptyState>
    );
  const nameOf = ({ id, learner, attempts, comments }: Submission) => (
    <>
      <TextLink to={submissionPath(id)}>{learner || t.unnamed}</TextLink>
      <small>{[t.attempts(attempts), ...(comments > 0 ? [t.comments(comments)] : [])].join(", ")}</small>
    </>
  );
  const exerciseOf = ({ title, className }: Submission) => (
    <>
      {title}
      <small>{className}</small>
    </>
  );
  return (
    <>
      <Table
        caption={t.list}
        hideCaption
        rows={list.items}
        rowKey={({ id, classroomId, chapter }) => `${id} ${classroomId} ${chapter}`}
        columns={[
          { id: "learner", header: t.columnLearner, cell: nameOf },
          { id: "exercise", header: t.columnExercise, cell: exerciseOf },
          { id: "tests", header: t.columnTests, cell: ({ passed, total }) => t.testsOf(passed, total) },
          { id: "sent", header: t.columnSent, cell: ({ at }) => momentText(at, language) },
          {
            id: "state",
            header: t.columnState,
            cell: stateOf,
          },
        ]}
      />
      <div className={s.pages}>
        <p role="status">{t.shown(list.first, list.first + list.items.length - 1, list.totalItems)}</p>
        <Pagination
          page={view.page}
          totalPages={list.totalPages}
          hrefFor={(page) => submissionsPath({ ...view, page })}
          labels={{ nav: t.pages, previous: t.previous, next: t.next }}
        />
      </div>
    </>
  );
};

/** `/Lms/Submissions`: for teachers, what was sent in. */
export const Page = (props: Props) => {
  const { t } = props.context;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.pageTitle} size="small">
        <p className={s.lede}>{t.lede}</p>
      </PageHead>
      <div className={s.main}>
        <Groups {...props} />
        <Filters {...props} />
        <List {...props} />
      </div>
    </Wrap>
  );
};
