import { useReload, useSessionStore } from "@serambi/kernel/remote";
import { useEffect, useRef } from "react";

import { hasKeptProgress } from "../../stores/learning/keptProgress";
import { makeProgress } from "../../stores/learning/makeProgress";

/** Brings along what this browser has kept and the platform does not know: from before log-in, or from a time without a line. The room is shown anew with it. */
export const useBringAlong = (): void => {
  const progress = useSessionStore("progress", makeProgress);
  const reload = useReload();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  }, [reload]);
  useEffect(() => {
    if (!hasKeptProgress()) return undefined;
    return progress.start(() => void latest.current());
  }, [progress]);
};
