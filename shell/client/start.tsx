import { DockHost } from "@serambi/kernel/remote";
import { configure } from "@serambi/kernel/state";
import { kainImages, KainProvider, whenIdle } from "@serambi/kernel/ui";
import "./styles/base.css";
import "./styles/print.css";
import { observer } from "mobx-react-lite";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { layOutRest } from "./boot/layOutRest";
import { nextFrame } from "./boot/nextFrame";
import { nextTask } from "./boot/nextTask";
import { readPageState } from "./boot/readPageState";
import { restoreShown } from "./boot/restoreShown";
import { startVersion } from "./boot/startVersion";
import { whenSettled } from "./boot/whenSettled";
import { AnswersAhead } from "./ahead/AnswersAhead";
import { askConsent } from "./consent/askConsent";
import { Docking } from "./dock/Docking";
import { ClickLog } from "./logging/ClickLog";
import { firstActivity } from "./frame/whenNear";
import { App, MAIN_ID, type AppProps } from "./frame/App";
import { PAGE_PLACE } from "./frame/PageOutlet";
import { TakenOverContext } from "./frame/Rendered";
import { pageTitle } from "./head/pageTitle";
import { shownHead } from "./head/shownHead";
import { loadLayout } from "./layouts";
import { loadMessages } from "./messages";
import { ARRIVAL } from "./navigation/arrival";
import { Browsing } from "./navigation/Browsing";
import { failure } from "./page/attempt";
import { SiteVisit } from "./page/SiteVisit";
import type { Shown } from "./page/Shown";
import type { RemoteFailure } from "./page/types";
import { openRelease } from "./override/openRelease";
import { LoadingBar } from "./progress/LoadingBar";
import { watchSearch } from "./palette/watchSearch";
import { ProgressLine } from "./progress/ProgressLine";
import { repeatClicks, takeClicks } from "./recovery/earlyClicks";
import { reloadFor } from "./recovery/reloadFor";
import { showErrorPageFailure } from "./screens/showErrorPageFailure";
import { restoreTyped, tellTyped } from "./recovery/typedText";
import { startVitals } from "./vitals/startVitals";
import { learnHashes } from "./remotes/chunkIntegrity";
import { browserClients } from "./remotes/browserClients";
import { report as reportTo, reportNote } from "./remotes/report";

const offlineUse = () => import(/* webpackChunkName: "offline" */ "./worker/keepOffline");

const CODE_TIMEOUT_MS = 12_000;

type LiveAppProps = Omit<AppProps, "shown" | "navigator" | "onRetry" | "dock"> & {
  readonly browsing: Browsing;
  readonly docking: Docking;
  readonly visit: SiteVisit;
};

const LiveApp = observer(({ browsing, docking: { controls, Area }, visit, ...rest }: LiveAppProps) => (
  <DockHost controls={controls}>
    <App
      {...rest}
      shown={browsing.shown}
      navigator={browsing}
      onRetry={browsing.retry}
      dock={Area && <Area visit={visit} />}
    />
  </DockHost>
));

/** Takes over the page that the server sent (specification section 4: only after start-up is content shown). */
export const start = async (): Promise<void> => {
  configure({ enforceActions: "always" });
  void firstActivity(); // a move made while the page still starts counts
  const state = readPageState(document);
  learnHashes(state.laterHashes);
  startVersion(state.appVersion);
  const { tenant } = state;
  const { release, source, begin } = await openRelease(state);
  const told = new Set<string>();
  const noted = new Set<string>();
  const report = (problem: RemoteFailure): void => reportTo(problem, release.id, told);
  const now = () => new Date();
  new ClickLog({ now }).start(); // a link that is clicked while the page still starts counts, too
  const bar = new LoadingBar();
  const answers = new AnswersAhead(now);
  const http = browserClients(bar, answers);
  const visit = new SiteVisit({
    tenant,
    release,
    source,
    http: http.seen,
    now,
    onNote: (note) => reportNote(note, release.id, noted),
    codeTimeoutMs: CODE_TIMEOUT_MS,
    saved: state.stores,
  });

  await nextTask();
  const onShow = (shown: Shown): void => {
    const head = shownHead(shown.result, t);
    document.title = pageTitle(tenant, head);
    // Nobody waits for the rest of the head: where its code cannot be had, the next page tries again.
    nextFrame()
      .then(() => import(/* webpackChunkName: "head" */ "./head/applyHead"))
      .then(
        ({ applyHead }) => applyHead(tenant, shown, head),
        () => undefined,
      );
  };
  const isKept = state.isKept && "serviceWorker" in navigator;
  let keepVisited = (): void => undefined;
  const onArrive = async (): Promise<void> => {
    await nextFrame(); // the page itself is what the visitor waits for
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    keepVisited();
    dispatchEvent(new Event(ARRIVAL));
  };
  const [initial, layout, t] = await Promise.all([
    restoreShown(visit, state, report),
    loadLayout(tenant.settings.layout),
    loadMessages(state.language),
  ]);
  await nextTask();
  if (initial.result.kind === "kept" && (await reloadFor(initial.result.failure, location.href))) return;
  const browsing = new Browsing({
    visit,
    initial,
    ahead: http.ahead,
    forgetAhead: answers.forget,
    report,
    reloadFor,
    hasKeptCopy: async (address) => isKept && (await (await offlineUse()).hasKeptCopy(address)),
    onShow,
    onArrive: () => void onArrive(),
    bar,
  });

  const docking = new Docking();
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element");
  const onBroken = (error: unknown): void => report(failure({ remote: "shell", version: "" }, "render", error));
  let isHeard = false;
  let clicked: ReturnType<typeof takeClicks> = [];
  const hearTyped = (place: string): void => {
    if (isHeard || place !== PAGE_PLACE) return;
    isHeard = true;
    tellTyped();
    restoreTyped();
    // A form that was sent has first to know what was typed.
    if (clicked.length > 0) void nextTask().then(() => repeatClicks(clicked));
  };
  startTransition(() => {
    const app = (
      <KainProvider paint={kainImages(state.lookVersion)}>
        <TakenOverContext value={hearTyped}>
          <LiveApp
            browsing={browsing}
            docking={docking}
            visit={visit}
            layout={layout}
            tenant={tenant}
            t={t}
            isStale={state.isStale}
            year={state.year}
            progress={<ProgressLine bar={bar} t={t} />}
            report={report}
          />
        </TakenOverContext>
      </KainProvider>
    );
    clicked = takeClicks();
    const hydrated = hydrateRoot(root, app, {
      onRecoverableError: onBroken,
      onCaughtError: () => undefined, // the boundary that caught it reports it, with its remote
      onUncaughtError: (error) => {
        onBroken(error);
        showErrorPageFailure(hydrated, t, error);
      },
    });
  });
  browsing.start();
  await nextTask();
  watchSearch(tenant, browsing, bar);
  begin?.(browsing);
  if (initial.result.kind === "absent") browsing.retry();
  void layOutRest();
  docking.restore(visit).catch((error: unknown) => console.warn("What was docked is not put back", error));
  askConsent(tenant);
  startVitals(state.vitalsSample ?? 0, { visit, shown: initial });
  if (isKept)
    void whenSettled()
      .then(offlineUse)
      .then(({ keepOffline }) => (keepVisited = keepOffline()))
      .catch((error: unknown) => console.warn("Pages are not kept for offline use", error));
  if (initial.result.kind === "kept")
    whenIdle(() => {
      restoreTyped();
      browsing.settle();
    });
};
