import { formatDate } from "@serambi/kernel/i18n";
import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import { Button, ButtonLink, ChoiceLinks, Icon, Table, Wrap } from "@serambi/kernel/ui";

import { ReviewedQuestions } from "../../components/quiz/ReviewedQuestions";
import { quizPath, reviewPath } from "../../contract/quiz/paths";
import type { reviewLoader } from "./review.server";
import s from "./ReviewPage.module.css";

type Props = PageProps<typeof reviewLoader>;

/** 2:10 */
const spent = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const Again = ({ data: { review }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const wrong = review.questions.filter(({ mark }) => mark !== "right").length;
  const mayRepeat = !review.isPreview && !review.isPractice && review.attemptsLeft !== 0;
  return (
    <Form className={s.again}>
      {form?.message && <p role="alert">{form.message}</p>}
      {review.mayPractise && wrong > 0 && (
        <button type="submit" name="act" value="wrong" className={s.link}>
          {t.tryWrong(wrong)} <Icon name="arrow-right" />
        </button>
      )}
      {mayRepeat && !review.isPassed && (
        <Button type="submit" name="act" value="all" variant="line" busy={isSending}>
          {t.tryAll}
        </Button>
      )}
    </Form>
  );
};

const Topics = ({ data: { review }, context: { t } }: Props) => (
  <div lang={review.language}>
    <Table
      caption={t.byTopic}
      narrow="scroll"
      rows={review.sections}
      rowKey={({ title }) => title}
      columns={[
        { id: "topic", header: t.topic, cell: ({ title }) => title },
        { id: "right", header: t.right, numeric: true, cell: ({ right, of }) => t.rightOf(right, of) },
        { id: "time", header: t.time, numeric: true, cell: ({ seconds }) => spent(seconds) },
      ]}
      footer={[t.all, t.rightOf(review.rightCount, review.questions.length), spent(review.seconds)]}
    />
  </div>
);

/** `/Lms/Quiz/{quiz}/Review/{attempt}`: the result, and every question with its reasons. */
export const Page = (props: Props) => {
  const { review, isAll } = props.data;
  const { t, language } = props.context;
  const total = review.questions.length;
  const toLookAt = review.questions.filter(({ mark }) => mark !== "right");
  const shown = isAll ? review.questions : toLookAt;
  const path = reviewPath(review.slug, review.id);
  const notes = [
    review.isPreview ? t.preview : review.isPractice ? t.practice : t.percentOf(review.percent, review.passPercent),
    review.isTimeOver && t.timeOver,
    !review.isCounted && !review.isPreview && !review.isPractice && t.notCounted,
    review.attemptsLeft !== null && !review.isPassed && t.attemptsLeft(review.attemptsLeft),
  ].filter((note) => typeof note === "string");
  return (
    <Wrap className={s.page}>
      <div className={s.top}>
        <div className={s.result}>
          <p className={s.eyebrow}>{t.reviewOf(review.title, formatDate(review.finishedAt, language, "long"))}</p>
          <h1 className={s.heading}>
            {review.isPractice
              ? t.reviewPlain(review.rightCount, total)
              : t.reviewTitle(review.rightCount, total, review.isPassed)}
          </h1>
          <p className={s.notes}>{notes.join(" ")}</p>
          <div className={s.actions}>
            <ButtonLink to={quizPath(review.slug)}>{t.toQuiz}</ButtonLink>
            <Again {...props} />
          </div>
        </div>
        <Topics {...props} />
      </div>
      <ChoiceLinks
        label={t.show}
        links={[
          {
            to: path,
            name: t.toLookAt,
            isChosen: !isAll,
            count: { figure: String(toLookAt.length), said: String(toLookAt.length) },
          },
          {
            to: `${path}?show=all`,
            name: t.all,
            isChosen: isAll,
            count: { figure: String(total), said: String(total) },
          },
        ]}
      />
      {shown.length === 0 ? (
        <p>{t.allRight}</p>
      ) : (
        <ReviewedQuestions questions={shown} language={review.language} t={t} />
      )}
      {toLookAt.some(({ right }) => right === null) && <p className={s.notes}>{t.answersHidden}</p>}
    </Wrap>
  );
};
