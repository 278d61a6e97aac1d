import { RemoteScopeProvider, SlotHost } from "@serambi/kernel/remote";
import { Suspense, type ReactNode } from "react";

import { failure } from "../page/attempt";
import type { Shown } from "../page/Shown";
import type { SlotView } from "../page/SlotView";
import { isIn } from "../page/sections";
import type { ReadyPage } from "../page/types";
import { ErrorScreen } from "../screens/ErrorScreen";
import { NotInteractiveNotice } from "../screens/NotInteractiveNotice";
import { SlotGap } from "../screens/SlotGap";
import { useFrame } from "./FrameContext";
import { RenderBoundary } from "./RenderBoundary";
import { Begun, Rendered } from "./Rendered";
import { SlotPlace } from "./SlotPlace";
import { Staged } from "./Staged";

/** Room of a page that the browser has yet to prepare: the footer stays below the screen. */
const ABSENT_ROOM_REM = 40;

/** Name of the page's own place among the rendered ones. */
export const PAGE_PLACE = "page";

const viewKeys = new WeakMap<SlotView, number>();
let viewsMade = 0;

/** Another view in the same place is another slot: nothing of the one before it stays. */
const viewKey = (view: SlotView): number => {
  const known = viewKeys.get(view) ?? ++viewsMade;
  viewKeys.set(view, known);
  return known;
};

interface PageOutletProps {
  readonly shown: Shown;
  /** The screen for a page that is not there. */
  readonly missing: ReactNode;
  readonly onRetry: () => void;
}

const LivePage = ({ page, shown }: { readonly page: ReadyPage; readonly shown: Shown }) => {
  const { Page, data, store, context, scope } = page;
  const renderSlot = (id: string): ReactNode => {
    const views = [...shown.slots].flatMap(([key, view]) => (isIn(id, key) ? [view] : []));
    if (views.length === 0) return null;
    return views.map((view) => (
      <SlotPlace key={`${view.request.id} ${viewKey(view)}`} view={view} versionOf={shown.versionOf} />
    ));
  };
  return (
    <SlotHost render={renderSlot}>
      <Begun place={PAGE_PLACE} />
      <RemoteScopeProvider scope={scope}>
        <Staged isStaged={shown.isStaged ?? false}>
          <Page data={data} context={context} store={store} />
        </Staged>
      </RemoteScopeProvider>
      <Rendered place={PAGE_PLACE} />
    </SlotHost>
  );
};

/** What stands between header and footer: the page, or the screen that says why there is none. */
export const PageOutlet = ({ shown, missing, onRetry }: PageOutletProps) => {
  const { t, report } = useFrame();
  const { result } = shown;
  const error = (message?: string) => (
    <ErrorScreen t={t} onRetry={onRetry} address={shown.location} {...(message !== undefined && { message })} />
  );

  switch (result.kind) {
    case "not-found":
      return missing;
    case "absent":
      return <SlotGap label={t.loading} minHeightRem={ABSENT_ROOM_REM} />;
    case "refused":
      return error(result.message);
    case "failed":
      return error(t.pageFailed);
    case "kept":
      return (
        <>
          {shown.isSettled && <NotInteractiveNotice t={t} onRetry={onRetry} />}
          <div data-outlet suppressHydrationWarning dangerouslySetInnerHTML={{ __html: result.html }} />
        </>
      );
    case "page":
      return (
        <div data-outlet key={shown.key}>
          <RenderBoundary
            fallback={error()}
            onError={(problem) =>
              report(failure({ remote: result.remote, version: shown.versionOf(result.remote) }, "render", problem))
            }
          >
            <Suspense fallback={error()}>
              <LivePage page={result} shown={shown} />
            </Suspense>
          </RenderBoundary>
        </div>
      );
  }
};
