import { useNavigate } from "@serambi/kernel/router";
import type { PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { Attempt } from "../../components/quiz/Attempt";
import { attemptPath, reviewPath } from "../../contract/quiz/paths";
import type { AttemptStore } from "../../stores/quiz/AttemptStore";
import { createAttemptStore } from "../../stores/quiz/createAttemptStore";
import type { attemptLoader } from "./attempt.server";

/** Nothing but the questions. */
export const isFocused = true;
export const createStore = createAttemptStore;

/** `/Lms/Quiz/{quiz}/Attempt/{attempt}`: the questions, one at a time. */
export const Page = observer(function AttemptPage({
  store,
  context: { t },
}: PageProps<typeof attemptLoader, AttemptStore>) {
  const navigate = useNavigate();
  const { isDone, current, attempt } = store;
  const { id, slug } = attempt;
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (isDone) void navigate(reviewPath(slug, id), { replace: true });
  }, [isDone, navigate, slug, id]);
  useEffect(() => {
    // A reload shows this question again; going on is no step of the history.
    const at = current > attempt.questions.length ? "end" : current;
    history.replaceState(history.state, "", attemptPath(slug, id, at));
  }, [current, attempt, slug, id]);
  return <Attempt view={store} t={t} />;
});
