import { FramePartHost, RemoteScopeProvider, type FramePartControls } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { useEffect, useState } from "react";

import { failure } from "../page/attempt";
import { restoreSlot } from "../page/restorePage";
import type { SiteVisit } from "../page/SiteVisit";
import type { SlotOutcome } from "../page/types";
import { useFrame } from "./FrameContext";
import s from "./FrameSlot.module.css";
import { RenderBoundary } from "./RenderBoundary";

interface FrameSlotProps {
  readonly visit: SiteVisit;
  /** Its name. */
  readonly slot: string;
  readonly controls: FramePartControls;
  /** Plain JSON, the same object for as long as it says the same. */
  readonly props?: Readonly<Record<string, unknown>>;
}

const NO_PROPS = {};

/** A slot that somebody opens, in a place of the frame or below a block of code: brought in the browser, no loader runs for it. What fails can be tried again. */
export const FrameSlot = ({ visit, slot, controls, props: given = NO_PROPS }: FrameSlotProps) => {
  const { t, report } = useFrame();
  const [outcome, setOutcome] = useState<SlotOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void restoreSlot(visit, { name: slot, props: given }, null).then((found) => {
      if (!isCurrent) return;
      if (found.kind === "failed") report(found);
      setOutcome(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [visit, slot, given, attempt, report]);

  const retry = (): void => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  };
  const gap = (
    <div className={s.line}>
      <p role="status">{t.slotFailed}</p>
      <Button variant="line" size="small" onClick={retry}>
        <Icon name="refresh" />
        {t.retry}
      </Button>
    </div>
  );
  if (!outcome)
    return (
      <p className={s.line} role="status">
        {t.loading}
      </p>
    );
  if (outcome.kind === "failed") return gap;
  const { remote } = visit.providerOf(slot);
  const { Slot, props, data, store, scope } = outcome;
  return (
    <RenderBoundary
      key={attempt}
      fallback={gap}
      onError={(error) => report(failure({ remote, version: visit.versionOf(remote) }, "render", error))}
    >
      <RemoteScopeProvider scope={scope}>
        <FramePartHost controls={controls}>
          <Slot props={props} data={data} store={store} />
        </FramePartHost>
      </RemoteScopeProvider>
    </RenderBoundary>
  );
};
