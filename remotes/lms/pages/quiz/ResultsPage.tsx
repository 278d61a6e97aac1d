import { formatDate } from "@serambi/kernel/i18n";
import type { PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Badge,
  EmptyState,
  PageHead,
  Pagination,
  Table,
  TextLink,
  Wrap,
  FileLink,
} from "@serambi/kernel/ui";

import { percentText, warningText } from "../../components/quiz/author/analysisTexts";
import type { ItemAnalysis, ResultRow } from "../../contract/quiz/Author";
import { authorPath, fileOf, ITEMS_FILE_PATH, RESULTS_FILE_PATH, resultsPath } from "../../contract/quiz/paths";
import type { resultsLoader } from "./results.server";
import s from "./ResultsPage.module.css";

type Props = PageProps<typeof resultsLoader>;

const Attempts = ({ data: { slug, results }, context: { t, language } }: Props) => {
  const nameOf = ({ name, email }: ResultRow) => (
    <>
      {name ?? t.guest}
      {email && <small>{email}</small>}
    </>
  );
  const passedOf = ({ isPassed }: ResultRow) =>
    isPassed ? (
      <Badge tone="success" icon="check">
        {t.isPassed}
      </Badge>
    ) : (
      "–"
    );
  const first = (results.page - 1) * results.perPage + 1;
  return (
    <>
      <Table
        caption={t.list}
        rows={results.items}
        rowKey={({ id, name, finishedAt, number }) => `${id}${name ?? ""}${finishedAt}${number}`}
        columns={[
          { id: "learner", header: t.learner, cell: nameOf },
          { id: "number", header: t.number, numeric: true, cell: ({ number }) => number },
          {
            id: "when",
            header: t.when,
            cell: ({ finishedAt, isTimeOver }) =>
              [formatDate(finishedAt, language, "short"), isTimeOver && t.timeOver].filter(Boolean).join(", "),
          },
          { id: "right", header: t.rightCount, numeric: true, cell: ({ rightCount }) => rightCount },
          { id: "percent", header: t.percent, numeric: true, cell: ({ percent }) => `${percent}%` },
          {
            id: "passed",
            header: t.isPassed,
            cell: passedOf,
          },
        ]}
      />
      <div className={s.pages}>
        <p role="status">{t.range(first, first + results.items.length - 1, results.totalItems)}</p>
        <Pagination
          page={results.page}
          totalPages={results.totalPages}
          hrefFor={(page) => `${resultsPath(slug)}?page=${page}`}
          labels={{ nav: t.pages, previous: t.previous, next: t.next }}
        />
      </div>
    </>
  );
};

const Items = ({ data: { slug, analysis }, context: { t } }: Props) => {
  const questionOf = (item: ItemAnalysis) => (
    <TextLink to={authorPath(slug, { question: item.id })}>{item.title || item.id}</TextLink>
  );
  return (
    <Table
      caption={t.items}
      rows={analysis.items}
      rowKey={({ id }) => id}
      columns={[
        { id: "question", header: t.questionField, cell: questionOf },
        { id: "answers", header: t.answered, numeric: true, cell: ({ answers }) => answers },
        {
          id: "difficulty",
          header: t.difficulty,
          numeric: true,
          cell: ({ difficulty }) => (difficulty === null ? "–" : percentText(difficulty)),
        },
        {
          id: "discrimination",
          header: t.discrimination,
          numeric: true,
          cell: ({ discrimination }) => (discrimination === null ? "–" : discrimination.toFixed(2).replace("-", "−")),
        },
        { id: "warning", header: t.warning, cell: (item) => warningText(item, t) ?? "–" },
      ]}
    />
  );
};

/** `/Lms/Quiz/{quiz}/Results`: attempts, and the analysis of every question. */
export const Page = (props: Props) => {
  const { slug, title, results, analysis } = props.data;
  const { t } = props.context;
  return (
    <Wrap className={s.page}>
      <PageHead heading={t.resultsOf(title)} size="small">
        <dl className={s.figures}>
          <div>
            <dt>{t.attemptsCount}</dt>
            <dd>{analysis.attempts}</dd>
          </div>
          <div>
            <dt>{t.passedCount}</dt>
            <dd>{analysis.attempts === 0 ? "–" : percentText(analysis.passed / analysis.attempts)}</dd>
          </div>
          <div>
            <dt>{t.average}</dt>
            <dd>{analysis.averagePercent === null ? "–" : `${Math.round(analysis.averagePercent)}%`}</dd>
          </div>
        </dl>
        <p className={s.links}>
          <ArrowLink to={authorPath(slug)}>{t.toAuthor}</ArrowLink>
          <FileLink to={fileOf(RESULTS_FILE_PATH, slug)}>{t.csvResults}</FileLink>
          <FileLink to={fileOf(ITEMS_FILE_PATH, slug)}>{t.csvItems}</FileLink>
        </p>
      </PageHead>
      {results.items.length === 0 ? (
        <EmptyState title={t.nobodyYet}>
          <p>{t.nobodyYetText}</p>
        </EmptyState>
      ) : (
        <Attempts {...props} />
      )}
      <Items {...props} />
    </Wrap>
  );
};
