import { observer } from "mobx-react-lite";

import type { ShellMessages } from "../messages";
import type { LoadingBar } from "./LoadingBar";
import s from "./ProgressLine.module.css";

interface ProgressLineProps {
  readonly bar: LoadingBar;
  readonly t: ShellMessages;
}

/** The bar itself: 2 px on the window's upper edge. */
export const ProgressLine = observer(({ bar, t }: ProgressLineProps) =>
  bar.state === "hidden" ? null : (
    <progress
      className={s.line}
      max={100}
      value={bar.percent}
      data-state={bar.state}
      aria-label={bar.hasFailed ? t.loadingFailed : t.loading}
    />
  ),
);
