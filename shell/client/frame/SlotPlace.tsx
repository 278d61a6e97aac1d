import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { scriptJson } from "@serambi/kernel/seo";
import { Suspense, use, useEffect, useRef, useState, useTransition } from "react";

import { lateSlotId, slotContentId } from "../boot/pageState";
import { failure } from "../page/attempt";
import type { Shown } from "../page/Shown";
import type { SlotView } from "../page/SlotView";
import { SlotGap } from "../screens/SlotGap";
import { useFrame } from "./FrameContext";
import { KeptContent } from "./KeptContent";
import { RenderBoundary } from "./RenderBoundary";
import { Begun, Rendered } from "./Rendered";
import { whenNear } from "./whenNear";

interface SlotContentProps {
  readonly view: SlotView;
  readonly outcome: SlotView["outcome"];
  readonly onRetry: () => void;
}

const SlotContent = ({ view, outcome, onRetry }: SlotContentProps) => {
  const { t } = useFrame();
  const result = use(outcome);
  const { id } = view.request;
  if (result.kind === "failed") {
    const retry = result.phase !== "props" && { retryLabel: t.retry, onRetry };
    return <SlotGap label={t.slotFailed} {...retry} minHeightRem={view.minHeightRem} />;
  }
  if (result.kind === "absent") return <SlotGap label={t.loading} minHeightRem={view.minHeightRem} />;
  if (result.kind === "kept") return <KeptContent id={id} html={result.html} onRetry={onRetry} />;
  const { Slot, store, props, data, scope } = result;
  return (
    <div id={slotContentId(id)}>
      <Begun place={id} />
      <RemoteScopeProvider scope={scope}>
        <Slot props={props} data={data} store={store} />
      </RemoteScopeProvider>
      {view.isLate && (
        <script
          type="application/json"
          id={lateSlotId(id)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptJson({ props, data }) }}
        />
      )}
      <Rendered place={id} />
    </div>
  );
};

interface SlotPlaceProps {
  readonly view: SlotView;
  readonly versionOf: Shown["versionOf"];
}

/** The place of one slot: waits for it near the screen, keeps its failures to itself, offers to try again. */
export const SlotPlace = ({ view, versionOf }: SlotPlaceProps) => {
  const { t, isStatic, report } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(view.outcome);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, startTransition] = useTransition();

  const retry = () => {
    if (isRetrying) return;
    startTransition(async () => {
      const next = view.retry();
      await next;
      startTransition(() => {
        setOutcome(next);
        setAttempt((count) => count + 1);
      });
    });
  };
  const fetchAbsent = useRef(retry);
  useEffect(() => {
    const element = place.current;
    const comeNear = view.isAbsent ? fetchAbsent.current : view.comeNear;
    return element && comeNear ? whenNear(element, comeNear) : undefined;
  }, [view]);

  const gap = <SlotGap label={t.slotFailed} retryLabel={t.retry} onRetry={retry} minHeightRem={view.minHeightRem} />;
  const waiting = isStatic && !view.isLate ? gap : <SlotGap label={t.loading} minHeightRem={view.minHeightRem} />;
  const { remote, request } = view;

  return (
    <div ref={place} data-slot={request.name} aria-busy={isRetrying || undefined}>
      <RenderBoundary
        key={attempt}
        fallback={gap}
        onError={(error) => report(failure({ remote, version: versionOf(remote) }, "render", error))}
      >
        <Suspense fallback={waiting}>
          <SlotContent view={view} outcome={outcome} onRetry={retry} />
        </Suspense>
      </RenderBoundary>
    </div>
  );
};
