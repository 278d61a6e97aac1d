import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Checkbox, Table, TextField, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { OverviewStore } from "../../stores/demo/OverviewStore";
import { useDemo } from "../../stores/demo/useDemo";
import s from "./Overview.module.css";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: OverviewStore;
}

type Group = OverviewStore["groups"][number];

const Share = observer(function Share({ store, group }: StoreProps & { readonly group: Group }) {
  const t = useMessages<DemoMessages>();
  const share = store.shareOf(group);
  if (share === null) return <span className={d.quiet}>{t.tooSmall(store.demo.least)}</span>;
  return (
    <span className={s.share}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={s.bar}>
        <rect width="100" height="10" className={s.ground} />
        <rect width={share} height="10" className={store.isBelow(group) ? s.below : s.reached} />
        <rect x={Math.min(99, store.goal - 0.5)} width="1" height="10" className={s.goal} />
      </svg>
      {t.percent(share)}
    </span>
  );
});

const columnsOf = (store: OverviewStore, t: DemoMessages): TableProps<Group>["columns"] => [
  { id: "group", header: t.groupName, cell: ({ label }) => label },
  {
    id: "count",
    header: t.count,
    numeric: true,
    cell: (group) => (store.isTooSmall(group) ? "–" : t.ofAll(store.reachedOf(group), group.all)),
  },
  { id: "share", header: t.shareOfGroup, cell: (group) => <Share {...{ store, group }} /> },
  {
    id: "goal",
    header: t.goal,
    cell: (group) =>
      store.isTooSmall(group) ? null : (
        <Badge tone={store.isBelow(group) ? "warning" : "success"}>{store.isBelow(group) ? t.below : t.met}</Badge>
      ),
  },
];

/** Those behind a figure: named to the office, noted by their teacher. */
const Names = observer(function Names({ store, group }: StoreProps & { readonly group: Group }) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const mayNote = store.mayNote(group);
  const others = group.all - group.reached - group.missing.length;
  if (group.missing.length === 0) return null;
  return (
    <details className={s.names} open={mayNote || undefined}>
      <summary>{t.behind(group.label)}</summary>
      <ul className={d.list}>
        {group.missing.map((one) => (
          <li key={one.id} className={d.item}>
            <span lang={lang} className={d.row}>
              {mayNote ? (
                <Checkbox
                  label={t.countsAs(one.name, store.demo.counted)}
                  checked={store.isReached(one)}
                  onChange={({ target: { checked } }) => {
                    store.note(one, checked);
                    store.state.say(t.shareIs(group.label, store.shareOf(group) ?? 0));
                  }}
                />
              ) : (
                <strong>{store.isReached(one) ? t.countsAs(one.name, store.demo.counted) : one.name}</strong>
              )}
              <span className={d.quiet}>{one.why}</span>
              {store.hasTold(one) && <Badge tone="info">{t.saysOtherwise}</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={d.quiet}>{t.andOthers(others)}</p>}
    </details>
  );
});

const Office = observer(function Office({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <div className={s.office}>
      <TextField
        label={t.goalInPercent}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        readOnly={store.isSigned}
        value={typed ?? String(store.goal)}
        error={isWrong ? t.goalWrong : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const isTaken = store.setGoal(value);
          setIsWrong(!isTaken);
          if (isTaken) store.state.say(t.belowCount(store.sums.below, store.goal));
        }}
        onBlur={() => {
          setTyped(null);
          setIsWrong(false);
        }}
      />
      <Button
        size="small"
        variant={store.isSigned ? "line" : "solid"}
        onClick={() => {
          store.sign(!store.isSigned);
          store.state.say(store.isSigned ? t.overviewSigned : t.overviewOpened);
        }}
      >
        {store.isSigned ? t.takeSignatureBack : t.signOverview}
      </Button>
    </div>
  );
});

/** Shares of groups beside a goal. */
const Overview = observer(function Overview({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { demo, state, sums } = store;
  const named = store.groups.filter((group) => store.seesNames(group));
  const isOwn = state.role === "learner" || state.role === "parent";
  return (
    <DemoFrame demo={demo} state={state}>
      <p className={d.facts}>
        {sums.share !== null && (
          <strong lang={lang}>{t.overviewIs(demo.measure, sums.reached, sums.all, sums.share)}</strong>
        )}
        <span>{t.belowCount(sums.below, store.goal)}</span>
        {store.isSigned && <Badge tone="success">{t.overviewSignedBadge}</Badge>}
      </p>
      <Table caption={demo.measure} columns={columnsOf(store, t)} rows={store.groups} rowKey={({ id }) => id} />
      {named.map((group) => (
        <Names key={`${state.role}-${group.id}`} {...{ store, group }} />
      ))}
      {store.isOffice && <Office store={store} />}
      {isOwn && (
        <p className={d.row}>
          {store.isReached({ id: demo.me }) ? (
            <Badge tone="success">{demo.counted}</Badge>
          ) : store.hasTold({ id: demo.me }) ? (
            t.toldTeacher
          ) : (
            <>
              {t.notCounted}
              {store.mayTell && (
                <Button
                  size="small"
                  onClick={() => {
                    store.tell();
                    state.say(t.toldTeacher);
                  }}
                >
                  {t.sayOtherwise}
                </Button>
              )}
            </>
          )}
        </p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-overview.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-overview.v1"]>) => (
  <Overview store={useDemo(() => new OverviewStore(props))} />
);
