import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Table, Textarea, TextField, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { ReportStore } from "../../stores/demo/ReportStore";
import { useDemo } from "../../stores/demo/useDemo";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: ReportStore;
}

type Subject = ReportStore["demo"]["subjects"][number];

const MarkField = observer(function MarkField({ store, subject }: StoreProps & { readonly subject: Subject }) {
  const t = useMessages<DemoMessages>();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const mark = formatNumber(store.markOf(subject.id), language);
  if (!store.mayWrite) return mark;
  return (
    <TextField
      label={t.markOf(t.mark, subject.name)}
      hideLabel
      compact
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? mark}
      error={isWrong ? t.noMark : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const isTaken = store.mark(subject.id, target.value);
        setWrong(!isTaken);
        if (isTaken) store.state.say(t.meanIs(formatNumber(store.mean, language)));
      }}
      onBlur={() => {
        setTyped(null);
        setWrong(false);
      }}
    />
  );
});

const Word = observer(function Word({ store, subject }: StoreProps & { readonly subject: Subject }) {
  const t = useMessages<DemoMessages>();
  const mark = store.markOf(subject.id);
  return (
    <span className={d.row}>
      {store.wordOf(mark)}
      {mark < subject.least && <Badge tone="danger">{t.below}</Badge>}
    </span>
  );
});

const columnsOf = (store: ReportStore, t: DemoMessages): TableProps<Subject>["columns"] => [
  { id: "subject", header: t.subject, cell: ({ name }) => name },
  { id: "least", header: t.least, numeric: true, cell: ({ least }) => least },
  { id: "mark", header: t.mark, numeric: true, cell: (subject) => <MarkField {...{ store, subject }} /> },
  { id: "word", header: t.grade, cell: (subject) => <Word {...{ store, subject }} /> },
];

const Remark = observer(function Remark({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  if (!store.mayWrite)
    return (
      <div>
        <h3 className={d.part}>{t.remark}</h3>
        <p lang={lang} className={d.words}>
          {store.remark}
        </p>
      </div>
    );
  return (
    <div className={d.form}>
      <Textarea
        label={t.remark}
        rows={3}
        maxLength={600}
        value={store.remark}
        onChange={({ target }) => void store.write(target.value)}
      />
    </div>
  );
});

const Acts = observer(function Acts({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const acts = [
    { may: store.mayHandOver, word: t.handOver, said: t.handedOver, run: () => store.handOver() },
    { may: store.maySign, word: t.signReport, said: t.reportSigned, run: () => store.sign() },
    { may: store.mayReceive, word: t.receive, said: t.reportReceived, run: () => store.receive() },
    { may: store.mayReopen, word: t.giveBack, said: t.reportReopened, run: () => store.reopen() },
  ].filter(({ may }) => may);
  if (acts.length === 0) return null;
  return (
    <p className={d.row}>
      {acts.map(({ word, said, run }, at) => (
        <Button
          key={word}
          size="small"
          variant={at === 0 ? "solid" : "line"}
          onClick={() => {
            run();
            store.state.say(said);
          }}
        >
          {word}
        </Button>
      ))}
    </p>
  );
});

/** A report card from the first mark to the parents' signature. */
const Report = observer(function Report({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const language = useLanguage();
  const lang = useSiteLanguage();
  const { demo, state, step } = store;
  const { reopened } = state.changes;
  return (
    <DemoFrame demo={demo} state={state}>
      <p className={d.row}>
        <Badge tone={step === "draft" ? "neutral" : step === "ready" ? "info" : "success"}>{t.reportStep(step)}</Badge>
      </p>
      {store.maySee ? (
        <>
          <Table
            caption={demo.pupil}
            columns={columnsOf(store, t)}
            rows={demo.subjects}
            rowKey={({ id }) => id}
            footer={[t.mean, "", formatNumber(store.mean, language), store.wordOf(store.mean)]}
          />
          <p lang={lang} className={d.facts}>
            {demo.facts.map(({ label, value }) => (
              <span key={label}>{`${label}: ${value}`}</span>
            ))}
          </p>
          <Remark store={store} />
        </>
      ) : (
        <p className={d.quiet}>{t.notSignedYet}</p>
      )}
      {reopened > 0 && <p className={d.quiet}>{t.reopenedTimes(reopened)}</p>}
      <Acts store={store} />
    </DemoFrame>
  );
});

/** `lms.demo-report.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-report.v1"]>) => (
  <Report store={useDemo(() => new ReportStore(props))} />
);
