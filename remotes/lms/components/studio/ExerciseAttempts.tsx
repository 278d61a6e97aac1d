import { useMessages } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import type { ExerciseView, SendState } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./ExerciseTask.module.css";

/** How many attempts are shown: the last. */
const SHOWN_ATTEMPTS = 3;

const noteOf = (state: SendState, t: StudioMessages): string => {
  if (state === "local") return t.attemptsLocal;
  if (state === "unsent") return t.attemptsUnsent;
  return state === "sent" ? t.attemptsSent : t.attemptsNote;
};

/** The last attempts, and whether they are in the record. */
export const ExerciseAttempts = observer(function ExerciseAttempts({ store }: { readonly store: ExerciseView }) {
  const t = useMessages<StudioMessages>();
  const { attempts, sendState } = store;
  if (attempts.length === 0) return null;
  return (
    <>
      <h2 className={s.part}>{t.attempts}</h2>
      <ol className={s.attempts}>
        {attempts.slice(-SHOWN_ATTEMPTS).map(({ at, passed, total }) => (
          <li key={at}>
            <time dateTime={at}>{new Date(at).toTimeString().slice(0, 5)}</time>
            <b>{t.passedOf(passed, total)}</b>
            <meter min={0} max={total} value={passed} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className={s.note} role="status">
        {noteOf(sendState, t)}
      </p>
    </>
  );
});
