import { Form } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { QuizMessages } from "../../messages/quizMessages";
import s from "./Attempt.module.css";
import { AttemptBar } from "./AttemptBar";
import type { AttemptView } from "./AttemptView";
import { HandIn } from "./HandIn";
import { QuestionPanel } from "./QuestionPanel";

interface Props {
  readonly view: AttemptView;
  readonly t: QuizMessages;
}

/** An attempt: the bar, one question or the end. Without scripts its form is posted, question by question. */
export const Attempt = observer(function Attempt({ view, t }: Props) {
  const { question, phase } = view;
  return (
    <>
      <AttemptBar view={view} t={t} />
      <Form
        className={s.page}
        autoComplete="off"
        onSubmit={(event) => {
          // Answers are kept by the store; Enter goes on.
          event.preventDefault();
          if (question) view.go(question.n + 1);
        }}
      >
        {question ? <QuestionPanel view={view} question={question} t={t} /> : <HandIn view={view} t={t} />}
        <p role="status" className={s.state} data-phase={phase}>
          {phase === "offline" ? t.offline(view.attempt.minutes) : phase === "saving" ? t.saving : ""}
        </p>
      </Form>
    </>
  );
});
