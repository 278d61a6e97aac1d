import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, RadioGroup, Select } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useId } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { inPlaces } from "../../components/inPlaces";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { QuizDemoStore } from "../../stores/demo/QuizDemoStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: QuizDemoStore;
}

type Question = QuizDemoStore["demo"]["questions"][number];
interface QuestionProps extends StoreProps {
  readonly question: Question;
}

const WEIGHTS = [0, 1, 2, 3, 5, 10];

/** The learner's choice. */
const Choices = observer(function Choices({ store, question }: QuestionProps) {
  const t = useMessages<DemoMessages>();
  const name = useId();
  const taken = store.takenOf(question.id);
  return (
    <RadioGroup
      name={name}
      label={question.text}
      disabled={!store.mayAnswer}
      value={taken === undefined ? "" : String(taken)}
      onValueChange={(value) => {
        store.take(question, Number(value));
        store.state.say(t.questionsOpen(store.openCount));
      }}
      options={question.options.map(({ text }, at) => ({ value: String(at), label: text }))}
    />
  );
});

const Reason = observer(function Reason({ store, question }: QuestionProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  if (!store.isDone || store.state.role !== "learner") return null;
  const isRight = store.isRight(question);
  return (
    <p className={d.row}>
      <Badge tone={isRight ? "success" : "danger"} icon={isRight ? "check" : "close"}>
        {isRight ? t.right : t.wrong}
      </Badge>
      <span lang={lang}>{question.options[store.takenOf(question.id) ?? 0]?.say}</span>
    </p>
  );
});

/** The teacher's view: each learner's choice, and the weight of the question. */
const Analysis = observer(function Analysis({ store, question }: QuestionProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const weights = [...new Set([...WEIGHTS, store.weightOf(question)])].toSorted((a, b) => a - b);
  return (
    <div className={d.form}>
      <h3 lang={lang} className={d.part}>
        {question.text}
      </h3>
      <ul className={d.list}>
        {inPlaces(question.options).map(({ key, item, place }) => (
          <li key={key} className={d.item}>
            <span className={d.row}>
              <span lang={lang}>{item.text}</span>
              {item.isRight && <Badge tone="success">{t.right}</Badge>}
              <span className={d.quiet}>{t.takenBy(store.countOf(question, place))}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={d.quiet}>{t.rightShare(store.rightPercentOf(question))}</p>
      <Select
        label={t.weightOf(question.text)}
        hideLabel
        compact
        value={String(store.weightOf(question))}
        options={weights.map((weight) => ({ value: String(weight), label: t.points(weight) }))}
        onChange={({ target }) => {
          store.weigh(question.id, Number(target.value));
          store.state.say(t.points(store.weightOf(question)));
        }}
      />
    </div>
  );
});

const Result = observer(function Result({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  if (!store.isDone) return <p className={d.quiet}>{t.notHandedIn}</p>;
  return (
    <p className={d.row}>
      <strong>{t.percent(store.percent)}</strong>
      <Badge tone={store.isPassed ? "success" : "danger"}>{store.isPassed ? t.passed : t.notPassed}</Badge>
    </p>
  );
});

/** A short quiz: answered by the learner, weighed by the teacher. */
const Quiz = observer(function Quiz({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { demo, state, openCount } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      {state.role !== "teacher" && <Result store={store} />}
      {store.seesQuestions && (
        <ol className={d.list}>
          {demo.questions.map((question) => (
            <li key={question.id} lang={lang} className={d.item}>
              {state.role === "teacher" ? (
                <Analysis {...{ store, question }} />
              ) : (
                <>
                  <Choices {...{ store, question }} />
                  <Reason {...{ store, question }} />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {store.mayAnswer && (
        <p className={d.row}>
          <Button
            size="small"
            onClick={() => state.say(store.handIn() ? t.handedIn(store.percent) : t.questionsOpen(store.openCount))}
          >
            {t.handIn}
          </Button>
          {openCount > 0 && <span className={d.quiet}>{t.questionsOpen(openCount)}</span>}
        </p>
      )}
      {store.mayGiveBack && (
        <p>
          <Button
            size="small"
            variant="line"
            onClick={() => {
              store.giveBack();
              state.say(t.mayTryAgain);
            }}
          >
            {t.letTryAgain}
          </Button>
        </p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-quiz.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-quiz.v1"]>) => (
  <Quiz store={useDemo(() => new QuizDemoStore(props))} />
);
