import { useMessages } from "@serambi/kernel/remote";
import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { RunView } from "../../contract/studio/views";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./RunButton.module.css";

interface RunButtonProps {
  readonly run: RunView;
  readonly onRun: () => void;
  readonly label?: string;
}

/** Runs, and while something runs stops it: the button stays where it is. */
export const RunButton = observer(function RunButton({ run, onRun, label }: RunButtonProps) {
  const t = useMessages<StudioMessages>();
  const { isBusy } = run;
  return (
    <Button size="small" className={s.run} data-busy={isBusy || undefined} onClick={isBusy ? run.stop : onRun}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={s.sign}>
        <path d={isBusy ? "M6 6h12v12H6z" : "M7 4l13 8-13 8z"} />
      </svg>
      {isBusy ? t.stop : (label ?? t.run)}
      {!isBusy && (
        <kbd className={s.key} aria-hidden="true">
          {t.runKey}
        </kbd>
      )}
    </Button>
  );
});
