import { Button, Checkbox, Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, type KeyboardEvent } from "react";

import type { AskedQuestion } from "../../contract/quiz/Attempt";
import type { QuizMessages } from "../../messages/quizMessages";
import type { AttemptView } from "./AttemptView";
import { QuestionField } from "./QuestionField";
import s from "./QuestionPanel.module.css";
import { Blocks, Spans } from "./Words";

interface Props {
  readonly view: AttemptView;
  readonly question: AskedQuestion;
  readonly t: QuizMessages;
}

/** What the first block says is the question; it is short, so it is a heading. Of a text with gaps the whole is the field. */
const headOf = ({ blocks, kind }: AskedQuestion) => {
  const [first, ...rest] = blocks;
  if (kind === "gaps" || first?.kind !== "text") return { spans: null, rest: kind === "gaps" ? [] : blocks };
  return { spans: first.spans, rest };
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type === "text");

/** A key of a letter chooses what stands under it. It is heard while the question has the focus: nothing else of the page is in its way. */
const chooseByKey = (event: KeyboardEvent, { view, question }: Props): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const letter = event.key.toUpperCase();
  const { n, kind, options } = question;
  if (kind === "truth" && (letter === "A" || letter === "B")) view.choose(n, [letter === "A" ? "true" : "false"]);
  else if (kind === "choice" && options.some((option) => option.letter === letter)) view.choose(n, [letter]);
  else if (kind === "choices" && options.some((option) => option.letter === letter)) {
    const chosen = view.answerOf(n);
    view.choose(n, chosen.includes(letter) ? chosen.filter((one) => one !== letter) : [...chosen, letter].toSorted());
  } else return;
  event.preventDefault();
};

/** One question: what is asked, where it is answered, and the way on. */
export const QuestionPanel = observer(function QuestionPanel(props: Props) {
  const { view, question, t } = props;
  const { attempt } = view;
  const { n, kind } = question;
  const total = attempt.questions.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(n);
  useEffect(() => {
    if (shown.current === n) return;
    shown.current = n;
    // Whoever went on reads the next question, and its keys are heard.
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [n]);
  const { spans, rest } = headOf(question);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div className={s.panel} onKeyDown={(event) => chooseByKey(event, props)}>
      {/* Enter in a field goes on: the first button that sends is the one it presses. */}
      <button type="submit" name="act" value="next" className={s.enter} tabIndex={-1} aria-hidden="true">
        {t.next}
      </button>
      <input type="hidden" name="n" value={n} />
      <input type="hidden" name="seq" value={attempt.saved.find((saved) => saved.n === n)?.seq ?? 0} />
      <div className={s.head}>
        <p className={s.eyebrow}>
          {t.questionOf(n, total)}, {t[kind]}
        </p>
        <h1 ref={heading} tabIndex={-1} className={s.question} lang={attempt.language}>
          {spans ? <Spans spans={spans} /> : t[kind].charAt(0).toUpperCase() + t[kind].slice(1)}
        </h1>
      </div>
      <div className={s.body} lang={attempt.language}>
        <Blocks blocks={rest} />
        <QuestionField key={n} question={question} view={view} t={t} />
      </div>
      <div className={s.foot}>
        {n > 1 && (
          <Button
            type="submit"
            variant="line"
            name="act"
            value="back"
            onClick={(event) => {
              event.preventDefault();
              view.go(n - 1);
            }}
          >
            <Icon name="arrow-left" /> {t.back}
          </Button>
        )}
        <Checkbox
          name="flag"
          value="1"
          label={t.flag}
          checked={view.isFlagged(n)}
          onChange={({ currentTarget: { checked } }) => view.flag(n, checked)}
        />
        <Button
          type="submit"
          name="act"
          value="next"
          className={s.next}
          onClick={(event) => {
            event.preventDefault();
            view.go(n + 1);
          }}
        >
          {n === total ? t.toEnd : t.next}
        </Button>
      </div>
      <p className={s.note}>{t.kept(attempt.minutes)}</p>
      {(kind === "choice" || kind === "choices" || kind === "truth") && <p className={s.keys}>{t.keys}</p>}
    </div>
  );
});
