import { Button } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { DraftStore } from "../../stores/DraftStore";

interface Props<S extends "undo" | "redo"> {
  readonly draft: DraftStore;
  readonly step: S;
  readonly t: Readonly<Record<S, string>>;
  readonly onDone?: () => void;
}

/** A step back, or forward again. Where there is none the button stays in the order of Tab: whoever has just pressed it keeps the focus. */
export const StepButton = observer(function StepButton<S extends "undo" | "redo">({
  draft,
  step,
  t,
  onDone,
}: Props<S>) {
  const { canUndo, canRedo } = draft.draft;
  const isThere = step === "undo" ? canUndo : canRedo;
  const take = async (): Promise<void> => {
    if (await draft.run((api, version) => api.step(step, version))) onDone?.();
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-disabled={!isThere || undefined}
      onClick={() => (isThere ? void take() : undefined)}
    >
      {t[step]}
    </Button>
  );
});
