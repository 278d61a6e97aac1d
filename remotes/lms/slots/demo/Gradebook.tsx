import { useLanguage, useMessages, type SlotProps } from "@serambi/kernel/remote";
import { formatNumber } from "@serambi/kernel/i18n";
import { Badge, Button, Table, TextField, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import type { DemoMessages } from "../../messages/demo.id";
import { GradebookStore } from "../../stores/demo/GradebookStore";
import { useDemo } from "../../stores/demo/useDemo";
import { DemoFrame } from "../../components/demo/DemoFrame";
import d from "../../components/demo/Demo.module.css";
import s from "./Gradebook.module.css";
import { Spread } from "../../components/demo/Spread";
import type { demoSlots } from "./demoSlots.server";

type Row = GradebookStore["rows"][number];
type Column = GradebookStore["demo"]["columns"][number];

interface StoreProps {
  readonly store: GradebookStore;
}

const useMarkText = () => {
  const language = useLanguage();
  return (mark: number | null): string => (mark === null ? "–" : formatNumber(mark, language));
};

/** A mark to type. It is taken with every key; one that is none says so and changes nothing. */
const MarkField = observer(function MarkField({ store, row, column }: StoreProps & { row: Row; column: Column }) {
  const t = useMessages<DemoMessages>();
  const markText = useMarkText();
  const mark = store.markOf(row.id, column.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  if (!store.mayMark) return markText(mark);
  return (
    <TextField
      label={t.markOf(column.label, row.name)}
      hideLabel
      compact
      className={s.mark}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (mark === null ? "" : markText(mark))}
      error={isWrong ? t.noMark : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const isTaken = store.mark(row.id, column.id, target.value);
        setWrong(!isTaken);
        if (isTaken) store.state.say(t.totalIs(row.name, markText(store.totalOf(row.id))));
      }}
      onBlur={() => {
        setTyped(null);
        setWrong(false);
      }}
    />
  );
});

const Total = observer(function Total({ store, row }: StoreProps & { row: Row }) {
  const t = useMessages<DemoMessages>();
  const markText = useMarkText();
  const total = store.totalOf(row.id);
  const isBelow = total !== null && total < store.demo.pass;
  return (
    <span className={s.total}>
      {markText(total)}
      {isBelow && <Badge tone="danger">{t.below}</Badge>}
    </span>
  );
});

const Weights = observer(function Weights({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  return (
    <fieldset className={s.weights}>
      <legend className={d.part}>{t.weights}</legend>
      {store.demo.columns.map(({ id, label }) => (
        <label key={id} className={s.weight}>
          <span>{label}</span>
          <output>{t.percent(store.shareOf(id))}</output>
          <input
            type="range"
            min={0}
            max={60}
            step={5}
            value={store.weightOf(id)}
            disabled={!store.mayMark}
            aria-valuetext={t.percent(store.shareOf(id))}
            onChange={({ target }) => {
              store.weigh(id, Number(target.value));
              store.state.say(t.belowNow(store.below));
            }}
          />
        </label>
      ))}
    </fieldset>
  );
});

const columnsOf = (store: GradebookStore, t: DemoMessages): TableProps<Row>["columns"] => [
  { id: "name", header: t.name, cell: ({ name }) => name },
  ...store.demo.columns.map((column) => ({
    id: column.id,
    header: column.label,
    numeric: true,
    cell: (row: Row) => <MarkField {...{ store, row, column }} />,
  })),
  { id: "total", header: t.total, numeric: true, cell: (row) => <Total {...{ store, row }} /> },
];

/** Marks of a class: change one, and totals and distribution follow. */
const Gradebook = observer(function Gradebook({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, seesAll } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      <div className={d.two}>
        <div>
          <Table
            caption={seesAll ? t.marks : t.ownMarks}
            columns={columnsOf(store, t)}
            rows={store.rows}
            rowKey={({ id }) => id}
          />
          {store.isLocked && <p className={d.quiet}>{t.marksLocked}</p>}
          {store.mayLock && (
            <p className={d.row}>
              <Button
                size="small"
                onClick={() => {
                  store.lock(!store.isLocked);
                  state.say(store.isLocked ? t.marksLocked : t.marksOpen);
                }}
              >
                {store.isLocked ? t.unlockMarks : t.lockMarks}
              </Button>
            </p>
          )}
        </div>
        <div className={s.side}>
          <Weights store={store} />
          {state.role !== "parent" && <Spread counts={store.distribution} starts={demo.bands} />}
        </div>
      </div>
    </DemoFrame>
  );
});

/** `lms.demo-gradebook.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-gradebook.v1"]>) => (
  <Gradebook store={useDemo(() => new GradebookStore(props))} />
);
