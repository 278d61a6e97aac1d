import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Badge, Button, Icon, Select, Switch, Table, type TableProps } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import type { KeyboardEvent, PointerEvent } from "react";

import d from "../../components/demo/Demo.module.css";
import { DemoFrame } from "../../components/demo/DemoFrame";
import type { DemoMessages } from "../../messages/demo.id";
import { TracingStore, type Direction, type Point } from "../../stores/demo/TracingStore";
import { useDemo } from "../../stores/demo/useDemo";
import s from "./Tracing.module.css";
import type { demoSlots } from "./demoSlots.server";

interface StoreProps {
  readonly store: TracingStore;
}

type Letter = TracingStore["demo"]["letters"][number];

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
const DIRECTIONS = ["left", "up", "down", "right"] as const;

const lineOf = (points: readonly Point[]): string => points.map((point) => point.join(",")).join(" ");

/** An arrow beside the pen: right of it for those whose hand covers the left side. */
const arrowAt = ([x, y]: Point, direction: Direction, isLeft: boolean): string => {
  const turned = { right: 0, down: 90, left: 180, up: 270 }[direction];
  const isUpright = direction === "up" || direction === "down";
  const aside = isLeft ? 7 : -7;
  return `translate(${isUpright ? x + aside : x} ${isUpright ? y : y - 7}) rotate(${turned})`;
};

/** Announces the outcome of each act to a screen reader: the next letter, the next stroke, or a slip. */
const tellAfter = (
  store: TracingStore,
  t: DemoMessages,
  before: { readonly stroke: number; readonly slips: number },
): void => {
  const { letter, state } = store;
  if (!letter) return;
  if (store.isDone)
    state.say(store.slips === 0 ? t.tracedFluently(letter.said) : t.tracedWith(letter.said, store.slips));
  else if (store.slips > before.slips) state.say(t.isBeside);
  else if (store.strokeAt > before.stroke) state.say(t.nextStroke(store.strokeAt + 1, letter.strokes.length));
};

const Sheet = observer(function Sheet({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { letter, strokeAt, state } = store;
  if (!letter) return null;
  const told = <T,>(act: () => T): T => {
    const before = { stroke: store.strokeAt, slips: store.slips };
    const result = act();
    tellAfter(store, t, before);
    return result;
  };
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * 100, ((clientY - top) / height) * 60];
  };
  const press = (direction: Direction): void => {
    told(() => store.press(direction));
  };
  const start = store.path[store.place];
  const { direction } = store;
  const help = Math.round(store.helpFor(letter) * 3);
  const drawing = (
    <svg viewBox="0 0 100 60" focusable="false" aria-hidden="true" className={s.drawing}>
      <path d="M0 10H100M0 50H100" className={s.ruled} />
      {letter.strokes.map((stroke, at) => (
        <polyline
          // oxlint-disable-next-line react/no-array-index-key -- strokes keep their places
          key={at}
          points={lineOf(stroke)}
          className={at < strokeAt ? s.done : s.guide}
          data-help={help}
        />
      ))}
      {store.drawn.length > 1 && <polyline points={lineOf(store.drawn)} className={s.done} />}
      {start && (help > 0 || strokeAt + store.place > 0) && store.mayTrace && (
        <circle cx={start[0]} cy={start[1]} r="2.6" className={s.pen} />
      )}
      {start && direction && help > 0 && store.mayTrace && (
        <path d="M-3 -3L3 0L-3 3Z" transform={arrowAt(start, direction, state.changes.isLeft)} className={s.arrow} />
      )}
    </svg>
  );
  return (
    <div className={s.board}>
      {store.mayTrace ? (
        // A press of it does nothing: it takes the focus for the arrow keys, and the pen.
        <button
          type="button"
          className={s.sheet}
          aria-label={t.sheetOf(letter.said, Math.min(strokeAt + 1, letter.strokes.length), letter.strokes.length)}
          onKeyDown={(event: KeyboardEvent) => {
            const way = KEYS[event.key];
            if (!way || store.isDone) return;
            event.preventDefault();
            press(way);
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            told(() => store.draw(pointOf(event)));
          }}
          onPointerMove={(event) => {
            if (event.buttons > 0) told(() => store.draw(pointOf(event)));
          }}
        >
          {drawing}
        </button>
      ) : (
        <div className={s.sheet}>{drawing}</div>
      )}
      {store.mayTrace && (
        <div className={d.row}>
          {DIRECTIONS.map((one) => (
            <Button
              key={one}
              size="small"
              variant="line"
              aria-label={t.drawTo(one)}
              aria-disabled={store.isDone}
              onClick={() => press(one)}
            >
              <Icon name={`arrow-${one}`} />
            </Button>
          ))}
          <Button
            size="small"
            variant={store.isDone ? "solid" : "quiet"}
            onClick={() => {
              store.again();
              state.say(t.nextStroke(1, letter.strokes.length));
            }}
          >
            {t.traceAgain}
          </Button>
        </div>
      )}
    </div>
  );
});

const columnsOf = (store: TracingStore, t: DemoMessages): TableProps<Letter>["columns"] => [
  {
    id: "letter",
    header: t.letter,
    cell: ({ letter, said }) => (
      <span className={d.row}>
        <span lang={store.demo.script} className={s.small}>
          {letter}
        </span>
        {said}
      </span>
    ),
  },
  { id: "traced", header: t.traced, numeric: true, cell: (letter) => String(store.tracedOf(letter)) },
  { id: "fluent", header: t.fluent, numeric: true, cell: (letter) => String(store.fluentOf(letter)) },
  {
    id: "help",
    header: t.helpLines,
    cell: (letter) => {
      const isGone = store.helpFor(letter) === 0;
      return <Badge tone={isGone ? "success" : "neutral"}>{isGone ? t.helpGone : t.helpThere}</Badge>;
    },
  },
  ...(store.mayOpen
    ? [
        {
          id: "acts",
          header: t.acts,
          cell: (letter: Letter) => (
            <Switch
              label={t.openTo(letter.said)}
              checked={store.isOpen(letter)}
              onChange={({ target: { checked } }) => {
                store.open(letter, checked);
                store.state.say(store.isOpen(letter) ? t.isOpened(letter.said) : t.isClosed(letter.said));
              }}
            />
          ),
        },
      ]
    : []),
];

const Learner = observer(function Learner({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  return (
    <>
      <div className={d.row} role="group" aria-label={t.letters}>
        {store.openLetters.map((letter) => (
          <Button
            key={letter.id}
            size="small"
            variant={letter.id === store.letter?.id ? "solid" : "line"}
            aria-pressed={letter.id === store.letter?.id}
            onClick={() => store.choose(letter.id)}
          >
            <span lang={store.demo.script} className={s.small}>
              {letter.letter}
            </span>{" "}
            {letter.said}
          </Button>
        ))}
        <Switch
          label={t.leftHanded}
          checked={store.state.changes.isLeft}
          onChange={({ target: { checked } }) => store.setHand(checked)}
        />
      </div>
      <Sheet store={store} />
      <p className={d.quiet}>{t.howToTrace}</p>
    </>
  );
});

/** Letters that are traced, stroke by stroke. */
const Tracing = observer(function Tracing({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, letter } = store;
  return (
    <DemoFrame demo={demo} state={state}>
      {store.mayTrace ? (
        <Learner store={store} />
      ) : (
        <>
          <Sheet store={store} />
          <Table
            caption={t.tracedSoFar}
            columns={columnsOf(store, t)}
            rows={store.mayOpen ? demo.letters : store.openLetters}
            rowKey={({ id }) => id}
          />
          {store.maySetHelp && (
            <Select
              label={t.fluentAfter}
              value={String(store.fluentAfter)}
              options={[1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({ value: String(count), label: String(count) }))}
              onChange={({ target: { value } }) => {
                store.setHelp(Number(value));
                state.say(t.helpGoesAfter(store.fluentAfter));
              }}
            />
          )}
        </>
      )}
      {store.mayTrace && letter && (
        <p className={d.facts}>{t.fluentSoFar(store.fluentOf(letter), store.fluentAfter)}</p>
      )}
    </DemoFrame>
  );
});

/** `lms.demo-tracing.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-tracing.v1"]>) => (
  <Tracing store={useDemo(() => new TracingStore(props))} />
);
