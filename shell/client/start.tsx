import { DockHost, PageHostProvider, type DockEdge } from "@serambi/kernel/remote";
import { configure } from "@serambi/kernel/state";
import { kainImages, KainProvider, whenIdle } from "@serambi/kernel/ui";
import "./styles/base.css";
import "./styles/largeText.css";
import "./styles/print.css";
import { observer } from "mobx-react-lite";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { nextFrame } from "./boot/nextFrame";
import { nextTask } from "./boot/nextTask";
import { readPageState } from "./boot/readPageState";
import { restoreFirst } from "./boot/restoreFirst";
import { markSession } from "./boot/markSession";
import { startVersion } from "./boot/startVersion";
import { whenQuiet } from "./boot/whenQuiet";
import { whenSettled } from "./boot/whenSettled";
import { askConsent } from "./consent/askConsent";
import { Docking } from "./dock/Docking";
import { ClickLog } from "./logging/ClickLog";
import { firstActivity } from "./frame/whenNear";
import { App, MAIN_ID, type AppProps } from "./frame/App";
import type { FramedParts } from "./frame/FrameContext";
import { TakenOverContext } from "./frame/Rendered";
import { applyHead } from "./head/documentHead";
import { loadLayout } from "./layouts";
import { loadMessages } from "./messages";
import { ARRIVAL } from "./navigation/arrival";
import { askPage } from "./navigation/askPage";
import { Browsing } from "./navigation/Browsing";
import type { AskPage } from "./navigation/PageSource";
import { CodeAhead } from "./navigation/codeAhead";
import { PagesAhead } from "./navigation/PagesAhead";
import { failure } from "./page/attempt";
import { SiteVisit } from "./page/SiteVisit";
import type { Shown } from "./page/Shown";
import type { RemoteFailure } from "./page/types";
import { openRelease } from "./override/openRelease";
import { LoadingBar } from "./progress/LoadingBar";
import { watchSearch } from "./palette/watchSearch";
import { ProgressLine } from "./progress/ProgressLine";
import { takeClicks } from "./recovery/earlyClicks";
import { EarlyUse } from "./recovery/EarlyUse";
import { reloadFor } from "./recovery/reloadFor";
import { showErrorPageFailure } from "./screens/showErrorPageFailure";
import { markLostPictures } from "./recovery/markLostPictures";
import { keepForLogin } from "./recovery/keepForLogin";
import { keepTyped, restoreTyped } from "./recovery/typedText";
import { startVitals } from "./vitals/startVitals";
import { learnHashes } from "./remotes/chunkIntegrity";
import { browserClients } from "./remotes/browserClients";
import { report as reportTo, reportNote } from "./remotes/report";

const offlineUse = () => import(/* webpackChunkName: "offline" */ "./worker/keepOffline");

/** What only pages of somebody with a session carry. */
const memberCode = () => import(/* webpackChunkName: "member" */ "./session/memberCode");

const CODE_TIMEOUT_MS = 12_000;

type LiveAppProps = Omit<AppProps, "shown" | "navigator" | "onRetry" | "dock"> & {
  readonly browsing: Browsing;
  readonly docking: Readonly<Record<DockEdge, Docking>>;
  readonly visit: SiteVisit;
};

const LiveApp = observer(({ browsing, docking: { below, beside }, visit, ...rest }: LiveAppProps) => (
  <DockHost controls={below.controls} beside={beside.controls}>
    <PageHostProvider host={browsing.host}>
      <App
        {...rest}
        shown={browsing.shown}
        navigator={browsing}
        onRetry={browsing.retry}
        dock={
          <>
            {below.Area && <below.Area edge="below" visit={visit} />}
            {beside.Area && <beside.Area edge="beside" visit={visit} />}
          </>
        }
      />
    </PageHostProvider>
  </DockHost>
));

/** Takes over the page that the server sent (specification section 4: only after start-up is content shown). */
export const start = async (): Promise<void> => {
  configure({ enforceActions: "always" });
  void firstActivity(); // a move made while the page still starts counts
  const state = readPageState(document);
  learnHashes(state.laterHashes);
  startVersion(state.appVersion, state.tenant.id);
  markSession(state.session);
  const { tenant } = state;
  const { release, source, begin, ask: askLocal } = await openRelease(state);
  const told = new Set<string>();
  const noted = new Set<string>();
  const report = (problem: RemoteFailure): void => reportTo(problem, release.id, told);
  const now = () => new Date();
  new ClickLog({ now }).start(); // a link that is clicked while the page still starts counts, too
  const bar = new LoadingBar();
  let forgetPages = (): void => undefined;
  const http = browserClients(bar, () => forgetPages());
  const visit = new SiteVisit({
    tenant,
    release,
    source,
    http,
    now,
    onNote: (note) => reportNote(note, release.id, noted),
    codeTimeoutMs: CODE_TIMEOUT_MS,
  });

  await nextTask();
  const onShow = ({ head }: Shown): void => {
    if (!head) return;
    document.title = head.title;
    // Nobody waits for the rest of the head.
    void nextFrame().then(() => applyHead(head));
  };
  const isKept = state.isKept && "serviceWorker" in navigator;
  let keepVisited = (): void => undefined;
  const onArrive = async (): Promise<void> => {
    await nextFrame(); // the page itself is what the visitor waits for
    const main = document.getElementById(MAIN_ID);
    const outcome = main?.querySelector<HTMLElement>("[data-outcome]");
    // The outcome of a form is read, and seen, before the rest of the page.
    if (outcome) outcome.focus();
    else main?.focus({ preventScroll: true });
    keepVisited();
    dispatchEvent(new Event(ARRIVAL));
    lookAhead();
  };
  const codeAhead = new CodeAhead(release, tenant.language);
  const lookAhead = (): void => void whenQuiet().then(codeAhead.look);
  const ask: AskPage = (address, options) => (askLocal ?? askPage)(address, { release: release.id, ...options });
  let browsing: Browsing | null = null;
  const retry: Browsing["retrySlot"] = (request) => {
    if (!browsing) throw new Error("A slot is loaded anew before the page was taken over");
    return browsing.retrySlot(request);
  };
  const [initial, layout, t, member] = await Promise.all([
    restoreFirst({ visit, retry, report }, state),
    loadLayout(tenant.settings.layout),
    loadMessages(state.language),
    state.session === undefined ? null : memberCode(),
  ]);
  const framed: FramedParts = { parts: state.frame, code: state.code, visit, Member: member?.MemberPlace };
  if (state.session !== undefined) member?.watchSession(state.session, state.language);
  await nextTask();
  if (initial.result.kind === "kept" && (await reloadFor(initial.result.failure, location.href))) return;
  const opened = new Browsing({
    visit,
    initial,
    ask,
    ahead: new PagesAhead(now),
    report,
    reloadFor,
    keepTyped,
    hasWorker: () => isKept && navigator.serviceWorker.controller !== null,
    offlineText: t.offlineLead,
    onShow,
    onArrive: () => void onArrive(),
    bar,
  });
  browsing = opened;
  forgetPages = opened.forgetPages;

  const docking = { below: new Docking("below"), beside: new Docking("beside") };
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no root element");
  const onBroken = (error: unknown): void => report(failure({ remote: "shell", version: "" }, "render", error));
  const earlyUse = new EarlyUse();
  startTransition(() => {
    const app = (
      <KainProvider paint={kainImages(state.lookVersion)}>
        <TakenOverContext value={earlyUse.hear}>
          <LiveApp
            browsing={opened}
            docking={docking}
            visit={visit}
            layout={layout}
            framed={framed}
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
    earlyUse.listen(takeClicks());
    const hydrated = hydrateRoot(root, app, {
      onRecoverableError: onBroken,
      onCaughtError: () => undefined, // the boundary that caught it reports it, with its remote
      onUncaughtError: (error) => {
        onBroken(error);
        showErrorPageFailure(hydrated, t, error);
      },
    });
  });
  opened.start();
  await nextTask();
  keepForLogin();
  watchSearch(tenant, opened, bar);
  markLostPictures();
  begin?.(opened);
  if (initial.result.kind === "absent") opened.retry();
  lookAhead();
  for (const edge of Object.values(docking))
    edge.restore(visit).catch((error: unknown) => console.warn("What was docked is not put back", error));
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
      opened.settle();
    });
};
