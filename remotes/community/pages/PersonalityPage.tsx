import { useReload, type PageProps } from "@serambi/kernel/remote";
import { Button, cx, Icon, PartNotice, TextField, TextLink, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { PublicForm, useFormArrived } from "@serambi/kernel/ui/controls";
import { useRef } from "react";

import { Outcome } from "../components/Outcome";
import { QuestionStep } from "../components/QuestionStep";
import { SendButton } from "../components/SendButton";
import { countAnswered, isAnswered, isSameChoice, LAST_STEP, useTest, type Test } from "./useTest";
import { QUESTION_COUNT } from "../contract/personalityStyles";
import type { personalityLoader } from "./personality.server";
import s from "./PersonalityPage.module.css";

type Props = PageProps<typeof personalityLoader>;
type Context = Props["context"];

/** Where somebody goes on who was here before. */
const Resuming = ({ t, test: { choices, resumeAt, goTo, startAnew } }: { t: Context["t"]; test: Test }) =>
  resumeAt !== null && (
    <div className={s.notice} role="status">
      <p>
        <b>{t.back}</b> {t.backText(countAnswered(choices))}
      </p>
      <div className={s.ways}>
        <Button size="small" onClick={() => goTo(resumeAt)}>
          {resumeAt === LAST_STEP ? t.goToEnd : t.goOn(resumeAt)}
        </Button>
        <Button size="small" variant="quiet" onClick={startAnew}>
          {t.startAnew}
        </Button>
      </div>
    </div>
  );

const Jumping = ({ t, test: { choices, step, goTo } }: { t: Context["t"]; test: Test }) => {
  const done = countAnswered(choices);
  return (
    <details className={s.jump}>
      <summary>
        {t.jump} <small>{t.jumpCount(done, QUESTION_COUNT - done)}</small>
        <Icon name="chevron-down" />
      </summary>
      <ol className={s.places}>
        {Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={cx(s.place, isAnswered(choices, number) && s.done)}
              aria-current={number === step ? "step" : undefined}
              onClick={() => goTo(number)}
            >
              <VisuallyHidden>{t.question(number)}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
              <VisuallyHidden>, {isAnswered(choices, number) ? t.isAnswered : t.isBlank}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
};

const LastStep = ({ t, form, isCurrent }: { t: Context["t"]; form: Context["form"]; isCurrent: boolean }) => {
  return (
    <div className={cx(s.last, isCurrent && s.current)} role="group" aria-labelledby="h-last">
      <h2 id="h-last" className={s.heading} tabIndex={-1}>
        {t.lastHeading}
      </h2>
      <p className={s.soft}>{t.lastText}</p>
      <div className={s.fields}>
        <TextField
          id="name"
          name="name"
          label={t.nameLabel}
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={form?.values["name"] ?? ""}
          error={form?.errors["name"]}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t.email}
          help={t.emailHelp}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={form?.values["email"] ?? ""}
          error={form?.errors["email"]}
        />
        <SendButton t={t}>{t.send}</SendButton>
      </div>
    </div>
  );
};

const Steps = ({ t, test: { step, goTo } }: { t: Context["t"]; test: Test }) => (
  <div className={s.steps}>
    {step > 1 && (
      <Button variant="line" onClick={() => goTo(step - 1)}>
        <Icon name="arrow-left" /> {t.question(step - 1)}
      </Button>
    )}
    {step < LAST_STEP && (
      <Button onClick={() => goTo(step + 1)}>
        {step + 1 === LAST_STEP ? t.toLast : t.question(step + 1)} <Icon name="arrow-right" />
      </Button>
    )}
    {step < LAST_STEP && <p className={s.kept}>{t.kept}</p>}
  </div>
);

const Asking = ({
  questions,
  t,
  form,
}: { questions: NonNullable<Props["data"]["questions"]> } & Pick<Context, "t" | "form">) => {
  const frame = useRef<HTMLDivElement>(null);
  const test = useTest(frame, form);
  const { choices, step } = test;
  const isOnlyMissing = Object.keys(form?.errors ?? {}).every((name) => name.startsWith("q"));
  const texts = { ...t, faults: isOnlyMissing ? t.missing : t.faults };
  const done = countAnswered(choices);
  return (
    <div ref={frame} onKeyDown={test.onKeyDown} onClickCapture={test.onClickCapture} role="presentation">
      <progress className={s.bar} value={done} max={QUESTION_COUNT} aria-label={t.answered(done, QUESTION_COUNT)} />
      <Resuming t={t} test={test} />
      <PublicForm draft="personality" texts={texts} refused={form} className={s.form} onInput={test.readForm}>
        {questions.map((question) => (
          <QuestionStep
            key={question.number}
            question={question}
            t={t}
            isCurrent={step === question.number}
            isSame={isSameChoice(choices, question.number)}
            values={form?.values ?? {}}
          />
        ))}
        <LastStep t={t} form={form} isCurrent={step === LAST_STEP} />
      </PublicForm>
      <Steps t={t} test={test} />
      <Jumping t={t} test={test} />
    </div>
  );
};

/** `/Personality-Test` */
export const Page = ({ data: { questions, isSent }, context: { t, form } }: Props) => {
  const reload = useReload();
  useFormArrived(isSent ? "personality" : "");
  return (
    <Wrap className={s.page}>
      <div className={s.top}>
        <h1 className={s.title}>{t.title}</h1>
        <TextLink to="/">{t.leave}</TextLink>
      </div>
      {isSent && (
        <Outcome>
          <b>{t.sent}</b> {t.sentText}
        </Outcome>
      )}
      {!isSent && questions === null && (
        <PartNotice title={t.lost} message={t.lostText} retryLabel={t.retry} onRetry={() => void reload()} />
      )}
      {!isSent && questions && <Asking questions={questions} t={t} form={form} />}
    </Wrap>
  );
};
