import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { scriptJson } from "@serambi/kernel/seo";
import { Suspense, use, useEffect, useRef, useState, useTransition } from "react";

import { lateSlotId } from "../boot/pageState";
import { failure } from "../page/attempt";
import type { SlotView } from "../page/SlotView";
import type { SlotOutcome } from "../page/types";
import { SlotGap } from "../screens/SlotGap";
import { SlotNotice } from "../screens/SlotNotice";
import { useFrame } from "./FrameContext";
import { RenderBoundary } from "./RenderBoundary";
import { Rendered } from "./Rendered";

/** A screen and a half ahead: code and hydration are done when the visitor arrives. */
const NEAR_MARGIN = "150% 0px";

interface SlotContentProps {
  readonly view: SlotView;
  readonly outcome: Promise<SlotOutcome>;
  readonly onRetry: () => void;
}

const SlotContent = ({ view, outcome, onRetry }: SlotContentProps) => {
  const { t } = useFrame();
  const result = use(outcome);
  if (result.kind === "failed")
    return <SlotGap label={t.slotFailed} retryLabel={t.retry} onRetry={onRetry} minHeightRem={view.minHeightRem} />;
  const { Slot, props, data, scope } = result;
  return (
    <>
      <RemoteScopeProvider scope={scope}>
        <Slot props={props} data={data} />
      </RemoteScopeProvider>
      {view.isLate && (
        <script
          type="application/json"
          id={lateSlotId(view.request.id)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scriptJson({ props, data }) }}
        />
      )}
      <Rendered place={view.request.id} />
    </>
  );
};

/** The place of one slot: waits for it near the screen, keeps its failures to itself, offers to try again. */
export const SlotPlace = ({ view }: { readonly view: SlotView }) => {
  const { t, report } = useFrame();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState(view.outcome);
  const [isKept, setKept] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, startTransition] = useTransition();

  useEffect(() => {
    view.onKept?.(() => setKept(true));
    const element = place.current;
    if (!element || !view.comeNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        view.comeNear?.();
        observer.disconnect();
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  const retry = () => {
    if (isRetrying) return;
    startTransition(async () => {
      const next = view.retry();
      await next;
      startTransition(() => {
        setKept(false);
        setOutcome(next);
        setAttempt((count) => count + 1);
      });
    });
  };
  const gap = <SlotGap label={t.slotFailed} retryLabel={t.retry} onRetry={retry} minHeightRem={view.minHeightRem} />;
  const waiting = view.isLate && attempt === 0 ? <SlotGap label={t.loading} minHeightRem={view.minHeightRem} /> : gap;
  const { name } = view.request;

  return (
    <div ref={place} data-slot={name} aria-busy={isRetrying || undefined}>
      <RenderBoundary
        key={attempt}
        fallback={gap}
        onError={(error) => report(failure({ remote: name.split(".")[0] ?? name, version: "" }, "render", error))}
      >
        <Suspense fallback={waiting}>
          <SlotContent view={view} outcome={outcome} onRetry={retry} />
        </Suspense>
      </RenderBoundary>
      {isKept && <SlotNotice label={t.notInteractive} retryLabel={t.retry} onRetry={retry} />}
    </div>
  );
};
