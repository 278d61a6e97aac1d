import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import {
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  PageHead,
  TextField,
  TextLink,
  Wrap,
} from "@serambi/kernel/ui";

import type { QuizEntry } from "../../contract/quiz/Review";
import { attemptPath, authorPath, QUIZZES_PATH, quizPath, resultsPath } from "../../contract/quiz/paths";
import type { QuizMessages } from "../../messages/quizMessages";
import type { quizzesLoader } from "./quizzes.server";
import s from "./QuizzesPage.module.css";

type Props = PageProps<typeof quizzesLoader>;

const factsOf = ({ questionCount, minutes, access }: QuizEntry, t: QuizMessages): string =>
  [t.count(questionCount), minutes === null ? t.noHurry : t.minutes(minutes), access === "anyone" && t.openToAll]
    .filter(Boolean)
    .join(" · ");

const State = ({ entry, t }: { readonly entry: QuizEntry; readonly t: QuizMessages }) => {
  if (!entry.isLive) return <Badge>{t.draft}</Badge>;
  if (entry.openAttempt !== null) return <Badge tone="info">{t.underWay}</Badge>;
  if (entry.isPassed) return <Badge tone="success" icon="check">{`${t.passed}, ${entry.bestPercent ?? 0}%`}</Badge>;
  return entry.bestPercent === null ? null : <Badge>{t.best(entry.bestPercent)}</Badge>;
};

const NewQuiz = ({ context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  return (
    <Form className={s.make}>
      <TextField
        name="title"
        label={t.newQuizTitle}
        maxLength={160}
        defaultValue={form?.values["title"] ?? ""}
        error={form?.errors["title"]}
        required
      />
      <Button type="submit" variant="line" busy={isSending}>
        {t.newQuizMake}
      </Button>
    </Form>
  );
};

/** `/Lms/Features/quiz`: every quiz of the site. */
export const Page = (props: Props) => {
  const { list, heading, lede, lmsPath } = props.data;
  const { t, language } = props.context;
  return (
    <Wrap className={s.page}>
      <PageHead
        heading={heading}
        lede={lede}
        above={
          lmsPath !== null && (
            <Breadcrumb
              label={t.breadcrumb}
              items={[
                { label: t.lms, to: lmsPath },
                { label: t.quizzes, to: QUIZZES_PATH },
              ]}
            />
          )
        }
      />
      {list.items.length === 0 ? (
        <EmptyState title={t.empty}>
          <p>{t.emptyText}</p>
        </EmptyState>
      ) : (
        <ul className={s.list} data-part="list">
          {list.items.map((entry) => (
            <li key={entry.slug} className={s.item} data-part="item">
              <div
                className={s.words}
                data-part="words"
                lang={entry.language === language ? undefined : entry.language}
              >
                <h2 className={s.title}>
                  <TextLink to={quizPath(entry.slug)}>{entry.title}</TextLink>
                </h2>
                <p>{entry.summary}</p>
              </div>
              <div className={s.facts}>
                <p>{factsOf(entry, t)}</p>
                <State entry={entry} t={t} />
                {list.mayWrite && (
                  <p className={s.tools}>
                    <TextLink to={authorPath(entry.slug)}>{t.write}</TextLink>{" "}
                    <TextLink to={resultsPath(entry.slug)}>{t.results}</TextLink>
                  </p>
                )}
              </div>
              <ButtonLink
                to={entry.openAttempt === null ? quizPath(entry.slug) : attemptPath(entry.slug, entry.openAttempt)}
                variant={entry.openAttempt === null ? "line" : undefined}
                aria-label={`${entry.openAttempt === null ? t.begin : t.goOn}: ${entry.title}`}
              >
                {entry.openAttempt === null ? t.begin : t.goOn}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {list.mayWrite && (
        <section aria-labelledby="new-quiz">
          <h2 id="new-quiz" className={s.title}>
            {t.newQuiz}
          </h2>
          <NewQuiz {...props} />
        </section>
      )}
    </Wrap>
  );
};
