import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Switch, Table, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { inPlaces } from "../../components/inPlaces";
import type { DemoMessages } from "../../messages/demo.id";
import { ExchangeStore } from "../../stores/demo/ExchangeStore";
import { useDemo } from "../../stores/demo/useDemo";
import s from "./Exchange.module.css";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: ExchangeStore;
}

type Person = ExchangeStore["demo"]["staff"][number];

const Account = observer(function Account({ store, person }: StoreProps & { readonly person: Person }) {
  const t = useMessages<DemoMessages>();
  const isOpen = store.hasAccount(person);
  return (
    <span className={d.row}>
      <Badge tone={isOpen ? "success" : "neutral"}>{isOpen ? t.accountOpen : t.accountClosed}</Badge>
      {store.isDue(person) && <Badge tone="warning">{store.isGone(person) ? t.closesTonight : t.opensTonight}</Badge>}
    </span>
  );
});

const Acts = observer(function Acts({ store, person }: StoreProps & { readonly person: Person }) {
  const t = useMessages<DemoMessages>();
  if (store.keepsList)
    return (
      <Switch
        label={t.worksHere(person.name)}
        checked={!store.isGone(person)}
        onChange={({ target: { checked } }) => {
          store.setGone(person, !checked);
          store.state.say(checked ? t.isBackInList(person.name) : t.hasLeftList(person.name));
        }}
      />
    );
  return (
    <Button
      size="small"
      variant="line"
      aria-label={t.giveSeatTo(person.name)}
      onClick={() => {
        store.enrol(person);
        store.state.say(t.answered(store.call?.status ?? 0, person.name));
      }}
    >
      {t.giveSeat}
    </Button>
  );
});

const columnsOf = (store: ExchangeStore, t: DemoMessages): TableProps<Person>["columns"] => [
  { id: "name", header: t.name, cell: ({ name }) => name },
  { id: "unit", header: t.unit, cell: ({ unit }) => unit },
  { id: "account", header: t.account, cell: (person) => <Account {...{ store, person }} /> },
  { id: "seat", header: t.seat, cell: (person) => (store.hasSeat(person) ? t.hasSeat : "–") },
  { id: "acts", header: t.acts, cell: (person) => <Acts {...{ store, person }} /> },
];

/** Events that were sent to the receiver, the newest first. */
const Events = observer(function Events({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  if (store.events.length === 0) return <p className={d.quiet}>{t.noEvents}</p>;
  return (
    <div className={s.block}>
      <h3 className={d.part}>{t.events}</h3>
      <ol reversed className={d.list}>
        {inPlaces(store.events)
          .toReversed()
          .map(({ key, item: { name, person, tries, hasArrived } }) => (
            <li key={key} className={d.item}>
              <span className={d.row}>
                <code className={s.code}>
                  {name} {person}
                </code>
                <Badge tone={hasArrived ? "success" : "warning"}>
                  {hasArrived ? t.eventArrived(tries) : t.eventWaits(tries)}
                </Badge>
              </span>
            </li>
          ))}
      </ol>
    </div>
  );
});

const Office = observer(function Office({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { state } = store;
  return (
    <div className={d.row}>
      <Button
        size="small"
        onClick={() => {
          const { closed, opened } = store.run();
          state.say(t.wasRun(closed, opened));
        }}
      >
        {t.runTonight}
      </Button>
      <Switch
        label={t.receiverAnswers}
        checked={state.changes.isReceiving}
        onChange={({ target: { checked } }) => {
          store.setReceiving(checked);
          state.say(checked ? t.receiverIsBack : t.receiverIsGone);
        }}
      />
      {store.waitingCount > 0 && (
        <Button
          size="small"
          variant="line"
          onClick={() => {
            store.sendAgain();
            state.say(t.stillWaiting(store.waitingCount));
          }}
        >
          {t.sendAgain}
        </Button>
      )}
    </div>
  );
});

/** A learner of the list, at the door. */
const SignIn = observer(function SignIn({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state } = store;
  const me = demo.staff.find(({ id }) => id === demo.me);
  if (!me) return null;
  return (
    <p className={d.row}>
      <Account {...{ store, person: me }} />
      <span>{store.hasSeat(me) ? t.hasSeat : t.hasNoSeat}</span>
      <Button size="small" onClick={() => state.say(store.hasAccount(me) ? t.letIn : t.notLetIn)}>
        {t.signInWithCompany}
      </Button>
    </p>
  );
});

/** A list that another system keeps, and what follows from it. */
const Exchange = observer(function Exchange({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, call } = store;
  const isLearner = state.role === "learner";
  return (
    <DemoFrame demo={demo} state={state}>
      <p className={d.facts}>
        <strong>{t.seatsTaken(store.seatsTaken, demo.seats)}</strong>
        <span>{t.waitingEvents(store.waitingCount)}</span>
      </p>
      {isLearner ? (
        <SignIn store={store} />
      ) : (
        <>
          <Table
            caption={t.listOf(demo.system)}
            columns={columnsOf(store, t)}
            rows={demo.staff}
            rowKey={({ id }) => id}
          />
          {store.keepsList && <Office store={store} />}
          {call !== null && store.mayEnrol && (
            <div className={s.block}>
              <h3 className={d.part}>{t.lastCall}</h3>
              <pre className={s.call}>{`${call.request}\n\n${call.status}\n${call.answer}`}</pre>
            </div>
          )}
          <Events store={store} />
        </>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-exchange.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-exchange.v1"]>) => (
  <Exchange store={useDemo(() => new ExchangeStore(props))} />
);
