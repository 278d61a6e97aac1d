import { formatDate } from "@serambi/kernel/i18n";
import { Form, hasRoute, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Badge, Breadcrumb, Button, ButtonLink, PageHead, Table, TextLink, Wrap } from "@serambi/kernel/ui";

import type { QuizFront } from "../../contract/quiz/Review";
import { attemptPath, authorPath, quizPath, QUIZZES_PATH, resultsPath, reviewPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import type { quizLoader } from "./quiz.server";
import s from "./QuizPage.module.css";

type Props = PageProps<typeof quizLoader>;

const rulesOf = (
  { minutes, attempts, attemptsLeft, passPercent, reveal, access, isSignedIn }: QuizFront,
  t: QuizMessages,
): readonly string[] => [
  minutes === null ? t.ruleNoTime : t.ruleTime(minutes),
  attempts === null || (access === "anyone" && !isSignedIn)
    ? t.ruleOften
    : t.ruleAttempts(attempts, attemptsLeft ?? attempts),
  t.rulePass(passPercent),
  reveal === "earned" ? t.ruleEarned : t.ruleAlways,
];

const Begin = ({ data: { quiz }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  if (quiz.openAttempt !== null) return <ButtonLink to={attemptPath(quiz.slug, quiz.openAttempt)}>{t.goOn}</ButtonLink>;
  if (quiz.attemptsLeft === 0) return <p>{t.noneLeft}</p>;
  const label =
    !quiz.isSignedIn && quiz.access === "signed-in" ? t.signIn : quiz.done.length > 0 ? t.beginAgain : t.begin;
  return (
    <Form>
      {form?.message && <p role="alert">{form.message}</p>}
      {!quiz.isLive && <input type="hidden" name="preview" value="1" />}
      <Button type="submit" busy={isSending}>
        {label}
      </Button>
    </Form>
  );
};

const Earlier = ({ data: { quiz }, context: { t, language } }: Props) => {
  const attemptOf = ({ id, number }: QuizFront["done"][number]) => (
    <TextLink to={reviewPath(quiz.slug, id)}>{t.attempt(number)}</TextLink>
  );
  const passedOf = ({ isPassed }: QuizFront["done"][number]) =>
    isPassed ? (
      <Badge tone="success" icon="check">
        {t.passed}
      </Badge>
    ) : (
      "–"
    );
  return (
    <Table
      caption={t.earlierAttempts}
      rows={quiz.done}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "attempt",
          header: t.earlierAttempts,
          cell: attemptOf,
        },
        { id: "when", header: t.when, cell: ({ finishedAt }) => formatDate(finishedAt, language, "short") },
        { id: "score", header: t.score, numeric: true, cell: ({ percent }) => `${percent}%` },
        {
          id: "passed",
          header: t.passed,
          cell: passedOf,
        },
      ]}
    />
  );
};

/** `/Lms/Quiz/{quiz}`: before one begins. */
export const Page = (props: Props) => {
  const { quiz } = props.data;
  const { t, language, tenant } = props.context;
  // Some sites have quizzes in chapters alone.
  const hasList = hasRoute(tenant, QUIZZES_PATH);
  const lang = quiz.language === language ? undefined : quiz.language;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={quiz.title}
        lede={quiz.summary}
        size="small"
        above={
          <Breadcrumb
            label={t.breadcrumb}
            items={[
              ...(hasList ? [{ label: t.quizzes, to: QUIZZES_PATH }] : []),
              { label: quiz.title, to: quizPath(quiz.slug) },
            ]}
          />
        }
      >
        <div className={s.begin}>
          <Begin {...props} />
          {quiz.mayWrite && (
            <>
              <TextLink to={authorPath(quiz.slug)}>{t.write}</TextLink>
              <TextLink to={resultsPath(quiz.slug)}>{t.results}</TextLink>
            </>
          )}
        </div>
        {!quiz.isSignedIn && quiz.access === "anyone" && <p className={s.guest}>{t.guest}</p>}
      </PageHead>
      <div className={s.columns}>
        <section aria-labelledby="quiz-rules">
          <h2 id="quiz-rules" className={s.heading}>
            {t.rules}
          </h2>
          <ul className={s.rules}>
            {rulesOf(quiz, t).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <div lang={lang}>
          <Table
            caption={t.parts}
            narrow="scroll"
            rows={quiz.sections}
            rowKey={({ title }) => title}
            columns={[
              { id: "part", header: t.part, cell: ({ title }) => title },
              { id: "count", header: t.questions, numeric: true, cell: ({ count }) => count },
            ]}
            footer={[t.all, quiz.questionCount]}
          />
        </div>
      </div>
      {quiz.done.length > 0 && <Earlier {...props} />}
    </Wrap>
  );
};
