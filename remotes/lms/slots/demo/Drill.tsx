import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, TextField } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import { useSiteLanguage } from "../../components/showcase/useSiteLanguage";
import type { DemoMessages } from "../../messages/demo.id";
import { DrillStore } from "../../stores/demo/DrillStore";
import { useDemo } from "../../stores/demo/useDemo";
import s from "./Drill.module.css";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: DrillStore;
}

type Item = DrillStore["demo"]["items"][number];

const Line = observer(function Line({ store, item }: StoreProps & { readonly item: Item }) {
  const t = useMessages<DemoMessages>();
  const lang = useSiteLanguage();
  const { id, written, answers, meaning } = item;
  const typed = store.typedOf(id);
  const isChecked = store.isChecked(id);
  const isRight = store.isRight(item);
  return (
    <li className={d.item}>
      <p lang={store.demo.script} className={s.written}>
        {written}
      </p>
      {store.mayWrite ? (
        <TextField
          label={t.readAs(written)}
          hideLabel
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => store.type(id, target.value)}
        />
      ) : (
        <p>{typed === "" ? t.notTried : typed}</p>
      )}
      {isChecked && (
        <p className={d.row}>
          <Badge tone={isRight ? "success" : "danger"} icon={isRight ? "check" : "close"}>
            {isRight ? t.right : t.wrong}
          </Badge>
          {isRight && <span lang={lang}>{meaning}</span>}
        </p>
      )}
      {store.seesAnswers && <p className={d.quiet}>{t.answersAre(answers.join(", "), meaning)}</p>}
    </li>
  );
});

/** Words of one script, read and written in another. */
const Drill = observer(function Drill({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, rightCount, checkedCount } = store;
  const seesLines = store.mayWrite || store.seesAnswers;
  return (
    <DemoFrame demo={demo} state={state}>
      <p className={d.facts}>
        <strong>
          {state.role === "admin" ? t.tried(checkedCount, demo.items.length) : t.rightOf(rightCount, demo.items.length)}
        </strong>
      </p>
      {seesLines && (
        <ol className={d.list}>
          {demo.items.map((item) => (
            <Line key={item.id} {...{ store, item }} />
          ))}
        </ol>
      )}
      {store.mayWrite && (
        <p>
          <Button
            size="small"
            onClick={() => {
              const { right, of } = store.check();
              state.say(t.checkedOf(right, of));
            }}
          >
            {t.checkAll}
          </Button>
        </p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-drill.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-drill.v1"]>) => (
  <Drill store={useDemo(() => new DrillStore(props))} />
);
