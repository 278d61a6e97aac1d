import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, type DragEvent, type KeyboardEvent } from "react";

import type { DemoMessages } from "../../messages/demo.id";
import { isArrow, TimetableStore } from "../../stores/demo/TimetableStore";
import { useDemo } from "../../stores/demo/useDemo";
import { DemoFrame } from "../../components/demo/DemoFrame";
import d from "../../components/demo/Demo.module.css";
import s from "./Timetable.module.css";
import type { demoSlots } from "./demoSlots.server";

type Lesson = TimetableStore["lessons"][number];

interface StoreProps {
  readonly store: TimetableStore;
}

interface HelpedProps extends StoreProps {
  /** The id of the text that says how a lesson is moved. */
  readonly helpId: string;
}

/** The sentence about a lesson's place, and of the first clash it has there. */
const usePlaceWords = (store: TimetableStore) => {
  const t = useMessages<DemoMessages>();
  return ({ id, subject, day, hour }: Lesson, isDone: boolean): string => {
    // Asked for now: a lesson that has just moved has other clashes than when it was drawn.
    const { demo, clashes } = store;
    const place = t.lessonAt(subject, demo.days[day] ?? "", demo.hours[hour] ?? "");
    const clash = clashes.find(({ one, other }) => one.id === id || other.id === id);
    const warning = clash ? t.clashSaid(clash.by, clash.one.id === id ? clash.other.subject : clash.one.subject) : "";
    return [place, warning, isDone ? t.lessonDropped : ""].filter(Boolean).join(" ");
  };
};

const LessonCard = observer(function LessonCard({ store, lesson, helpId }: HelpedProps & { lesson: Lesson }) {
  const t = useMessages<DemoMessages>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (store.claimFocus(lesson.id)) button.current?.focus();
  }, [store, lesson.id]);
  const words = usePlaceWords(store);
  const isHeld = store.heldLesson?.id === lesson.id;
  const doesClash = store.doesClash(lesson.id);
  const text = (
    <>
      <b>{lesson.subject}</b>
      <span>{`${lesson.group} · ${lesson.teacher} · ${lesson.room}`}</span>
      {doesClash && (
        <span className={s.clash}>
          <Icon name="alert" />
          {t.clashes}
        </span>
      )}
    </>
  );
  if (!store.mayMove(lesson)) return <div className={s.lesson}>{text}</div>;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isHeld) return;
    if (event.key === "Escape") {
      store.cancel();
      store.state.say(t.moveCancelled);
    } else if (isArrow(event.key)) {
      // The page does not scroll meanwhile.
      event.preventDefault();
      const moved = store.step(event.key);
      if (moved) store.state.say(words(moved, false));
    }
  };
  return (
    <button
      ref={button}
      type="button"
      className={s.lesson}
      aria-pressed={isHeld}
      aria-describedby={helpId}
      draggable
      onClick={() => {
        if (isHeld) {
          store.drop();
          store.state.say(words(lesson, true));
        } else {
          store.take(lesson.id);
          store.state.say(t.lessonTaken(lesson.subject));
        }
      }}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", lesson.id);
        event.dataTransfer.effectAllowed = "move";
        store.take(lesson.id);
      }}
      onDragEnd={() => store.drop()}
    >
      {text}
    </button>
  );
});

interface HourProps extends HelpedProps {
  readonly day: number;
  readonly hour: number;
}

/** One hour of one day: its lessons, and a place to put the held one. */
const Hour = observer(function Hour({ store, helpId, day, hour }: HourProps) {
  const t = useMessages<DemoMessages>();
  const words = usePlaceWords(store);
  const { demo, heldLesson } = store;
  const lessons = store.at(day, hour);
  const put = (): void => {
    const moved = store.place(day, hour);
    store.drop();
    if (moved) store.state.say(words(moved, true));
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    put();
  };
  const isElsewhere = heldLesson !== null && (heldLesson.day !== day || heldLesson.hour !== hour);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; its button does the same
    <li
      className={s.hour}
      data-target={isElsewhere || undefined}
      onDragOver={(event) => {
        if (heldLesson !== null) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <span className={s.time}>{demo.hours[hour]}</span>
      {lessons.map((lesson) => (
        <LessonCard key={lesson.id} {...{ store, helpId, lesson }} />
      ))}
      {lessons.length === 0 && !isElsewhere && <span className={s.free}>{t.free}</span>}
      {isElsewhere && (
        <button type="button" className={s.put} tabIndex={-1} onClick={put}>
          {t.putHere}
          <span className={s.told}>{` ${demo.days[day]}, ${demo.hours[hour]}`}</span>
        </button>
      )}
    </li>
  );
});

const Clashes = observer(function Clashes({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, clashes } = store;
  if (clashes.length === 0) return <p className={d.quiet}>{t.noClash}</p>;
  return (
    <section aria-label={t.clashTitle(clashes.length)}>
      <h3 className={d.part}>{t.clashTitle(clashes.length)}</h3>
      <ul className={s.clashes}>
        {clashes.map(({ one, other, by }) => (
          <li key={`${one.id}-${other.id}-${by}`}>
            {t.clash(by, one[by], `${demo.days[one.day]}, ${demo.hours[one.hour]}`, one.subject, other.subject)}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A week of lessons: moved by hand, by touch or by the arrow keys, with a word of whatever clashes. */
const Timetable = observer(function Timetable({ store }: StoreProps) {
  const t = useMessages<DemoMessages>();
  const { demo, state, heldLesson } = store;
  const helpId = useId();
  const maySomething = store.shown.some((lesson) => store.mayMove(lesson));
  return (
    <DemoFrame demo={demo} state={state}>
      <p id={helpId} className={d.quiet}>
        {maySomething ? t.moveHelp : t.ownWeek(demo.group)}
      </p>
      {heldLesson && (
        <p className={d.row}>
          <strong>{t.moving(heldLesson.subject)}</strong>
          <Button
            size="small"
            variant="line"
            onClick={() => {
              store.cancel();
              state.say(t.moveCancelled);
            }}
          >
            {t.cancel}
          </Button>
        </p>
      )}
      <div className={s.week} data-days={demo.days.length}>
        {demo.days.map((name, day) => (
          <section key={name} className={s.day} aria-label={name}>
            <h3 className={s.dayName}>{name}</h3>
            <ol className={s.hours}>
              {demo.hours.map((time, hour) => (
                <Hour key={time} {...{ store, helpId, day, hour }} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {(state.role === "teacher" || state.role === "admin") && <Clashes store={store} />}
    </DemoFrame>
  );
});

/** `lms.demo-timetable.v1`. */
export const Slot = ({ props }: SlotProps<(typeof demoSlots)["lms.demo-timetable.v1"]>) => (
  <Timetable store={useDemo(() => new TimetableStore(props))} />
);
