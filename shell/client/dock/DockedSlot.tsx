import { RemoteScopeProvider, type Docked } from "@serambi/kernel/remote";
import { Button, Icon, Wrap } from "@serambi/kernel/ui";
import { useEffect, useState } from "react";

import { useFrame } from "../frame/FrameContext";
import { RenderBoundary } from "../frame/RenderBoundary";
import { failure } from "../page/attempt";
import { restoreSlot } from "../page/restorePage";
import type { SiteVisit } from "../page/SiteVisit";
import type { SlotOutcome } from "../page/types";
import s from "./DockArea.module.css";
import type { DockMessages } from "./messages/id";

interface DockedSlotProps {
  readonly visit: SiteVisit;
  readonly docked: Docked;
  readonly t: DockMessages;
  readonly onClose: () => void;
}

/**
 * The slot that is docked: made of the properties that it was docked with, no loader runs for it. Until one that takes its place is there, the one before stays: of the same name, it is the same
 * component with other properties. What fails leaves a line that can be tried again, or closed.
 */
export const DockedSlot = ({ visit, docked, t, onClose }: DockedSlotProps) => {
  const { t: frame, report } = useFrame();
  const [shown, setShown] = useState<{ readonly name: string; readonly outcome: SlotOutcome } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { name, props } = docked;
  useEffect(() => {
    let isCurrent = true;
    void restoreSlot(visit, { name, props }, null).then((outcome) => {
      if (!isCurrent) return;
      if (outcome.kind === "failed") report(outcome);
      setShown({ name, outcome });
    });
    return () => {
      isCurrent = false;
    };
  }, [visit, name, props, attempt, report]);

  const retry = () => {
    setShown(null);
    setAttempt((count) => count + 1);
  };
  const gap = (
    <Wrap className={s.line}>
      <p role="status">{frame.slotFailed}</p>
      <div className={s.choices}>
        <Button variant="line" size="small" onClick={retry}>
          <Icon name="refresh" />
          {frame.retry}
        </Button>
        <Button variant="line" size="small" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Wrap>
  );
  if (!shown)
    return (
      <Wrap className={s.line}>
        <p role="status">{frame.loading}</p>
      </Wrap>
    );
  const { outcome } = shown;
  if (outcome.kind === "failed") return gap;
  const { Slot } = outcome;
  const { remote } = visit.providerOf(shown.name);
  const version = visit.versionOf(remote);
  return (
    <RenderBoundary
      key={`${shown.name} ${attempt}`}
      fallback={gap}
      onError={(error) => report(failure({ remote, version }, "render", error))}
    >
      <RemoteScopeProvider scope={outcome.scope}>
        <Slot props={outcome.props} data={outcome.data} store={outcome.store} />
      </RemoteScopeProvider>
    </RenderBoundary>
  );
};
