import type { ReactElement } from "react";

import { RemoteScopeProvider, SlotHost, type RemoteScope } from "../../remote";
import { Router, type Navigator } from "../../router";

const STILL: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`),
  go: () => {},
  push: () => {},
  replace: () => {},
};

interface FrameProps {
  readonly scope: RemoteScope;
  /** With its query. */
  readonly path: string;
  readonly children: ReactElement;
}

/** What a host puts around a page or slot; the slots of other remotes are empty places. */
export const Frame = ({ scope, path, children }: FrameProps) => (
  <Router location={path} navigator={STILL} static>
    <RemoteScopeProvider scope={scope}>
      <SlotHost render={(id) => <div data-slot={id} />}>{children}</SlotHost>
    </RemoteScopeProvider>
  </Router>
);
