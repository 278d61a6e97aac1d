import type { PublicTenant } from "@serambi/kernel/contracts";
import { CodeAttendantHost, CompositionProvider, PLAIN_COMPOSITION, type CodeAttendant } from "@serambi/kernel/remote";
import { Router, type Navigator } from "@serambi/kernel/router";
import { useDeferredValue, useMemo, type ReactNode } from "react";

import type { Layout } from "../layouts/types";
import type { ShellMessages } from "../messages";
import type { SiteVisit } from "../page/SiteVisit";
import type { Shown } from "../page/Shown";
import type { RemoteFailure } from "../page/types";
import { ConnectionNotice } from "../connection/ConnectionNotice";
import { DraftNotice } from "../screens/DraftNotice";
import { NotFoundScreen } from "../screens/NotFoundScreen";
import { StaleNotice } from "../screens/StaleNotice";
import { AttendedBlock } from "./AttendedBlock";
import { FocusedHeader } from "./FocusedHeader";
import type { CodeAttendance } from "./codeAttendance";
import { FrameProvider, type FramedParts } from "./FrameContext";
import { frameTenant } from "./frameTenant";
import { PAGE_PLACE, PageOutlet } from "./PageOutlet";
import { Rendered } from "./Rendered";

export interface AppProps {
  readonly shown: Shown;
  readonly layout: Layout;
  readonly tenant: PublicTenant;
  readonly t: ShellMessages;
  readonly navigator: Navigator;
  readonly isStatic?: boolean;
  /** What remotes put into header and footer. */
  readonly framed?: FramedParts | undefined;
  /** True while the platform is down and these are its last good settings. */
  readonly isStale: boolean;
  /** Of the copyright line: decided by the server, so that both sides write the same. */
  readonly year: number;
  /** What shows that something is under way: in the browser only. */
  readonly progress?: ReactNode;
  /** What stays while pages change: in the browser only. */
  readonly dock?: ReactNode;
  readonly onRetry: () => void;
  readonly report: (failure: RemoteFailure) => void;
}

/** Id of the main landmark: the skip link's target, and where focus goes after a navigation. */
export const MAIN_ID = "isi";

const NOTHING_FRAMED: FramedParts = {};

/** What opens below a block of code. */
const attendantFor = (code: CodeAttendance, visit: SiteVisit | undefined): CodeAttendant => ({
  ...code,
  show: (block) => <AttendedBlock slot={code.slot} block={block} visit={visit} />,
});

/** Header, content and footer: the same tree on the server and in the browser. */
export const App = ({
  shown,
  layout,
  tenant,
  t,
  navigator,
  isStatic = false,
  framed: { parts, code, Member, visit } = NOTHING_FRAMED,
  isStale,
  year,
  progress,
  dock,
  onRetry,
  report,
}: AppProps) => {
  const { Header, Footer } = layout;
  const { pathname } = shown.location;
  const site = useMemo(() => frameTenant(tenant), [tenant]);
  // On every page: which of their links leads here they say once the page itself is there.
  const framePath = useDeferredValue(pathname);
  const header = useMemo(() => <Header tenant={site} path={framePath} t={t} />, [Header, site, framePath, t]);
  const isFocused = "isFocused" in shown.result && shown.result.isFocused;
  const focused = useMemo(() => <FocusedHeader tenant={site} path={framePath} t={t} />, [site, framePath, t]);
  const footer = useMemo(
    () => <Footer tenant={site} path={framePath} t={t} year={year} />,
    [Footer, site, framePath, t, year],
  );
  const missing = useMemo(() => <NotFoundScreen tenant={tenant} look={layout.missing} t={t} />, [tenant, layout, t]);
  const connection = useMemo(() => <ConnectionNotice t={t} />, [t]);
  const services = useMemo(
    () => ({ t, isStatic, report, parts, Member, visit }),
    [t, isStatic, report, parts, Member, visit],
  );
  const attendant = useMemo(() => (code ? attendantFor(code, visit) : null), [code, visit]);
  if (layout.isEmpty) return <Rendered place={PAGE_PLACE} />;
  return (
    <Router location={shown.location} navigator={navigator} static={isStatic}>
      <FrameProvider services={services}>
        {isFocused ? focused : header}
        {isStale && <StaleNotice t={t} />}
        {tenant.isDraft && <DraftNotice t={t} />}
        <main id={MAIN_ID} tabIndex={-1}>
          <CompositionProvider value={layout.composition ?? PLAIN_COMPOSITION}>
            <CodeAttendantHost attendant={attendant}>
              <PageOutlet shown={shown} missing={missing} onRetry={onRetry} />
            </CodeAttendantHost>
          </CompositionProvider>
        </main>
        {!isFocused && footer}
        {dock}
        {connection}
        {progress}
      </FrameProvider>
    </Router>
  );
};
