import { Form, useNavigation, type FormState } from "@serambi/kernel/remote";
import { Button, Icon, Textarea, TextField } from "@serambi/kernel/ui";
import type { KeyboardEvent, ReactNode } from "react";

import type { Question } from "../../../contract/quiz/Quiz";
import { KINDS } from "../../../contract/quiz/questions";
import type { QuizAuthorMessages } from "../../../messages/quizAuthorMessages";
import { AnswerRows } from "./AnswerRows";
import type { EditorProps } from "./EditorProps";
import { PairRows } from "./PairRows";
import s from "./QuestionEditor.module.css";
import { TruthRows } from "./TruthRows";
import { WrittenRows } from "./WrittenRows";

interface Props {
  readonly question: Question;
  readonly n: number;
  readonly hidden: ReactNode;
  readonly form: FormState | undefined;
  readonly t: QuizAuthorMessages;
}

/** Of two names for one shape the list of shapes has one. */
const SHAPES = KINDS.filter((kind) => kind !== "choices");

/** Makes a gap of what is selected: Ctrl G. */
const makeGap = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (!event.ctrlKey || event.key.toLowerCase() !== "g") return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const chosen = field.value.slice(field.selectionStart, field.selectionEnd) || "…";
  field.setRangeText(`[[${chosen}]]`, field.selectionStart, field.selectionEnd, "end");
};

const Rows = (props: EditorProps) => {
  switch (props.question.kind) {
    case "choice":
    case "choices":
    case "order":
      return <AnswerRows {...props} />;
    case "truth":
      return <TruthRows {...props} />;
    case "match":
      return <PairRows {...props} />;
    case "short":
    case "gaps":
    case "output":
      return <WrittenRows {...props} />;
  }
};

/** One question with all that it is made of. Each button saves what is written; without scripts, too. */
export const QuestionEditor = ({ question, n, hidden, form, t }: Props) => {
  const isBusy = useNavigation().state === "loading";
  const { kind } = question;
  const valueOf = (name: string, otherwise: string): string => form?.values[name] ?? otherwise;
  const errorOf = (name: string): string | undefined => form?.errors[name];
  const shape = kind === "choices" ? "choice" : kind;
  return (
    <section className={s.editor} aria-labelledby="open-question">
      <Form className={s.form} noValidate>
        {/* Enter saves: the first button that sends is the one it presses. */}
        <button type="submit" name="act" value="save" className={s.enter} tabIndex={-1} aria-hidden="true">
          {t.save}
        </button>
        {hidden}
        <input type="hidden" name="form" value="question" />
        <div className={s.head}>
          <h2 id="open-question" className={s.heading}>
            {t.questionN(n)}
          </h2>
          <div className={s.shapes} role="group" aria-label={t.shape}>
            {SHAPES.map((one) => (
              <button
                key={one}
                type="submit"
                name="act"
                value={one === shape ? "save" : `kind:${one}`}
                aria-pressed={one === shape}
              >
                {t[one]}
              </button>
            ))}
          </div>
        </div>
        <Textarea
          className={s.question}
          name="question"
          label={t.questionField}
          help={kind === "gaps" ? t.gapsHelp : t.questionHelp}
          rows={3}
          defaultValue={valueOf("question", question.text)}
          error={errorOf("question")}
          onKeyDown={kind === "gaps" ? makeGap : undefined}
        />
        <Rows question={question} valueOf={valueOf} errorOf={errorOf} t={t} />
        <div className={s.row}>
          <TextField
            name="title"
            label={t.titleField}
            maxLength={120}
            defaultValue={valueOf("title", question.title)}
            error={errorOf("title")}
          />
          <TextField
            name="weight"
            label={t.weight}
            inputMode="numeric"
            defaultValue={valueOf("weight", String(question.weight))}
            error={errorOf("weight")}
          />
        </div>
        <Textarea
          name="feedback"
          label={t.feedback}
          rows={2}
          defaultValue={valueOf("feedback", question.feedback)}
          error={errorOf("feedback")}
        />
        <div className={s.actions}>
          <Button type="submit" name="act" value="save" busy={isBusy}>
            {t.save}
          </Button>
          <Button type="submit" name="act" value="earlier" variant="line" size="small">
            <Icon name="arrow-up" /> {t.moveUp}
          </Button>
          <Button type="submit" name="act" value="later" variant="line" size="small">
            <Icon name="arrow-down" /> {t.moveDown}
          </Button>
          <Button type="submit" name="act" value="delete" variant="line" size="small">
            <Icon name="trash" /> {t.deleteQuestion}
          </Button>
        </div>
      </Form>
    </section>
  );
};
