import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Button, Icon, Select, Table, TextField, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import { PRESENCES, type Presence } from "../../contract/demo/roles";
import type { DemoMessages } from "../../messages/demo.id";
import { AttendanceStore } from "../../stores/demo/AttendanceStore";
import { useDemo } from "../../stores/demo/useDemo";
import { DemoFrame } from "../../components/demo/DemoFrame";
import d from "../../components/demo/Demo.module.css";
import type { demoSlots } from "./demoSlots.server";

type Line = AttendanceStore["list"][number];

interface StoreProps {
  readonly store: AttendanceStore;
}

const isPresence = (value: string): value is Presence => PRESENCES.some((state) => state === value);

const StateField = observer(function StateField({ store, line }: StoreProps & { line: Line }) {
  const t = useMessages<DemoMessages>();
  const state = store.stateOf(line.id);
  if (!store.mayNote) return state === undefined ? t.notNoted : t.presence(state);
  return (
    <Select
      label={t.presenceOf(line.name)}
      hideLabel
      compact
      value={state ?? ""}
      options={[
        ...(state === undefined ? [{ value: "", label: t.notNoted }] : []),
        ...PRESENCES.map((value) => ({ value, label: t.presence(value) })),
      ]}
      onChange={({ target: { value } }) => {
        if (!isPresence(value)) return;
        store.note(line.id, value);
        store.state.say(t.isNoted(line.name, t.presence(value), store.open.length));
      }}
    />
  );
});

const Note = observer(function Note({ store, line }: StoreProps & { line: Line }) {
  return store.noteOf(line.id) ?? "";
});

/** Notes of parents, sent before the list is signed. */
const NoteForm = ({ store }: StoreProps) => {
  const t = useMessages<DemoMessages>();
  const [words, setWords] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = (state: "sick" | "excused"): void => {
    const isSent = store.sendNote(state, words);
    setMissing(!isSent);
    if (!isSent) return;
    setWords("");
    store.state.say(t.noteSent);
  };
  return (
    <div className={d.form}>
      <TextField
        label={t.noteToTeacher}
        maxLength={200}
        value={words}
        error={isMissing ? t.noteMissing : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={d.row}>
        <Button size="small" onClick={() => send("sick")}>
          {t.sendSick}
        </Button>
        <Button size="small" variant="line" onClick={() => send("excused")}>
          {t.sendExcused}
        </Button>
      </p>
    </div>
  );
};

const TeacherActs = observer(function TeacherActs({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const open = store.open.length;
  return (
    <p className={d.row}>
      <Button
        size="small"
        variant="line"
        aria-disabled={open === 0}
        onClick={() => store.state.say(t.restPresent(store.notePresent()))}
      >
        {t.markRest}
      </Button>
      <Button size="small" onClick={() => store.state.say(store.sign() ? t.listSigned : t.stillOpen(open))}>
        <Icon name="edit" />
        {t.signList}
      </Button>
      {open > 0 && <span className={d.quiet}>{t.stillOpen(open)}</span>}
    </p>
  );
});

const columnsOf = (store: AttendanceStore, t: DemoMessages): TableProps<Line>["columns"] => [
  { id: "name", header: t.name, cell: ({ name }) => name },
  { id: "state", header: t.state, cell: (line) => <StateField {...{ store, line }} /> },
  { id: "note", header: t.noteColumn, cell: (line) => <Note {...{ store, line }} /> },
];

/** A list of who is there: note everybody, sign it, and see what a learner and their parents see. */
const Attendance = observer(function Attendance({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, seesAll, counts } = store;
  const { reopened } = state.changes;
  return (
    <DemoFrame demo={demo} state={state}>
      {seesAll && (
        <p className={d.facts}>
          <strong>{t.percentThere(store.percentThere)}</strong>
          {PRESENCES.map((one) => (
            <span key={one}>{t.presenceCount(t.presence(one), counts[one])}</span>
          ))}
        </p>
      )}
      <Table caption={demo.session} columns={columnsOf(store, t)} rows={store.list} rowKey={({ id }) => id} />
      <p className={d.quiet}>
        {store.isSigned ? t.signedBy(demo.people.teacher) : t.notSigned}
        {reopened > 0 && ` ${t.reopenedTimes(reopened)}`}
      </p>
      {store.mayNote && <TeacherActs store={store} />}
      {store.maySendNote && <NoteForm store={store} />}
      {store.mayReopen && (
        <p className={d.row}>
          <Button
            size="small"
            onClick={() => {
              store.reopen();
              state.say(t.listReopened);
            }}
          >
            {t.reopenList}
          </Button>
        </p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-attendance.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-attendance.v1"]>) => (
  <Attendance store={useDemo(() => new AttendanceStore(props))} />
);
