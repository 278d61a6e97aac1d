import { Form, useNavigation, type PageProps } from "@serambi/kernel/remote";
import {
  ArrowLink,
  Button,
  Icon,
  PageHead,
  Select,
  Steps,
  Textarea,
  TextField,
  TextLink,
  Wrap,
  type Step,
} from "@serambi/kernel/ui";

import { momentText } from "../../components/submissions/momentText";
import { Program } from "../../components/submissions/Program";
import { SubmissionBadge } from "../../components/submissions/SubmissionBadge";
import { COMMENT_ID, submissionPath, SUBMISSIONS_PATH } from "../../contract/submissions/submissionQuery";
import type { submissionLoader } from "./submission.server";
import s from "./SubmissionPage.module.css";

type Props = PageProps<typeof submissionLoader>;

const MAX_TEXT = 2000;

const CommentForm = ({ data: { shown, place }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const typed = form?.values["act"] === "comment" ? form : undefined;
  return (
    <section className={s.part} id={COMMENT_ID}>
      <h2>{t.commentTitle}</h2>
      <p className={s.help}>{t.commentHelp}</p>
      {/* A comment that was sent, or another line, begins with an empty form. */}
      <Form key={`${shown.comments.length} ${place?.path ?? ""} ${place?.line ?? ""}`} className={s.form}>
        <input type="hidden" name="act" value="comment" />
        <div className={s.where}>
          <Select
            name="path"
            label={t.file}
            defaultValue={typed?.values["path"] ?? place?.path ?? shown.files[0]?.path ?? ""}
            options={shown.files.map(({ path }) => ({ value: path, label: path }))}
          />
          <TextField
            name="line"
            label={t.lineNumber}
            help={t.lineHelp}
            inputMode="numeric"
            defaultValue={typed?.values["line"] ?? `${place?.line ?? 0}`}
            error={typed?.errors["line"]}
          />
        </div>
        <Textarea
          name="text"
          label={t.comment}
          rows={4}
          maxLength={MAX_TEXT}
          defaultValue={typed?.values["text"] ?? ""}
          error={typed?.errors["text"]}
          required
        />
        <div className={s.acts}>
          <Button type="submit" busy={isSending}>
            {t.sendComment}
          </Button>
        </div>
      </Form>
    </section>
  );
};

const Judgement = ({ data: { shown }, context: { t, form } }: Props) => {
  const isSending = useNavigation().state === "loading";
  const typed = form && form.values["act"] !== "comment" ? form : undefined;
  return (
    <section className={s.part}>
      <h2>{t.judge}</h2>
      <p className={s.help}>{t.judgeHelp}</p>
      <Form key={shown.verdicts.length} className={s.form}>
        {typed?.message && (
          <p className={s.notice} role="alert">
            <Icon name="alert" /> {typed.message}
          </p>
        )}
        <Textarea
          name="note"
          label={t.note}
          help={t.noteHelp}
          rows={3}
          maxLength={MAX_TEXT}
          defaultValue={typed?.values["note"] ?? ""}
          error={typed?.errors["note"]}
        />
        <div className={s.acts}>
          <Button type="submit" name="act" value="accepted" busy={isSending}>
            {t.accept}
          </Button>
          <Button type="submit" name="act" value="rejected" variant="line" busy={isSending}>
            {t.reject}
          </Button>
        </div>
      </Form>
    </section>
  );
};

const History = ({ data: { shown }, context: { t, language } }: Props) => {
  const judged = shown.verdicts.toReversed().map(({ verdict, note, author, at }): Step => {
    const when = t.judged(author, momentText(at, language));
    return {
      label: verdict === "accepted" ? t.accepted : t.rejected,
      state: verdict === "accepted" ? "done" : "failed",
      note: note ? (
        <>
          {when}
          <br />
          <q>{note}</q>
        </>
      ) : (
        when
      ),
    };
  });
  const sent: Step = {
    label: shown.isPassed ? t.statePassed : t.stateOpen,
    state: "done",
    note: momentText(shown.at, language),
  };
  return (
    <section className={s.part}>
      <h2>{t.history}</h2>
      <Steps
        label={t.history}
        stateLabels={{ done: t.accepted, current: t.open, todo: t.open, failed: t.rejected }}
        steps={[sent, ...judged]}
      />
    </section>
  );
};

const Tests = ({ data: { tests, shown }, context: { t } }: Props) => (
  <section className={s.part}>
    <h2>{t.tests}</h2>
    <ul className={s.list}>
      {tests.map(({ id, name }) => (
        <li key={id}>
          {name}
          <small>{shown.passed.includes(id) ? t.testPassed : t.testFailed}</small>
        </li>
      ))}
    </ul>
    <p className={s.help}>{t.testsNote}</p>
  </section>
);

const Others = ({ data: { others, shown }, context: { t, language } }: Props) => (
  <section className={s.part}>
    <h2>{t.historyOf}</h2>
    <ul className={s.list}>
      {others.map(({ id, at, passed, total }) => (
        <li key={id}>
          {id === shown.id ? (
            <span aria-current="page">{momentText(at, language)}</span>
          ) : (
            <TextLink to={submissionPath(id)}>{momentText(at, language)}</TextLink>
          )}
          <small>{id === shown.id ? t.thisOne : t.testsOf(passed, total)}</small>
        </li>
      ))}
    </ul>
  </section>
);

/** `/Lms/Submissions/{attempt}`: a program with its comments, tests and history, and what a teacher says of it. */
export const Page = (props: Props) => {
  const { data, context } = props;
  const { learner, title, shown } = data;
  const { t, language } = context;
  return (
    <Wrap className={s.page}>
      <PageHead heading={title} size="small">
        <div className={s.facts}>
          <b>{learner || t.unnamed}</b>
          <span>{t.sent(momentText(shown.at, language))}</span>
          <span>{t.testsOf(shown.passed.length, shown.total)}</span>
          <SubmissionBadge verdict={shown.verdict} isPassed={shown.isPassed} />
          <ArrowLink to={SUBMISSIONS_PATH}>{t.back}</ArrowLink>
        </div>
      </PageHead>
      <div className={s.parts}>
        <div className={s.main}>
          <section className={s.part}>
            <h2>{t.program}</h2>
            <Program attempt={shown} place={data.place} />
          </section>
          <CommentForm {...props} />
        </div>
        <div className={s.side}>
          <Judgement {...props} />
          <History {...props} />
          <Tests {...props} />
          <Others {...props} />
        </div>
      </div>
    </Wrap>
  );
};
