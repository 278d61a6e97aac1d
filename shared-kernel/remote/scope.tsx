import { createContext, useContext, type ReactNode } from "react";

import type { Language, PublicTenant } from "../contracts";
import type { Catalogue } from "../i18n";
import { leadsNowhere } from "./routes";

/** What every component of a remote may know: whose site it is on, its language and its remote's texts. */
export interface RemoteScope {
  readonly tenant: PublicTenant;
  readonly language: Language;
  readonly messages: Catalogue;
}

const ScopeContext = createContext<RemoteScope | null>(null);

/** Set by the host around each page and each slot, so that remotes on one page do not see each other's texts. */
export const RemoteScopeProvider = ({ scope, children }: { scope: RemoteScope; children: ReactNode }) => (
  <ScopeContext value={scope}>{children}</ScopeContext>
);

export const useScope = (): RemoteScope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("useScope outside a page or slot");
  return scope;
};

export const useTenant = (): PublicTenant => useScope().tenant;

export const useLanguage = (): Language => useScope().language;

/** Whether a link on a page or in a slot would lead to a page that its site does not have; in the frame none does. */
export const useLeadsNowhere = (to: string): boolean => {
  const scope = useContext(ScopeContext);
  return scope !== null && leadsNowhere(scope.tenant, to);
};

/** The texts of the remote that this component belongs to: `useMessages<CoursesMessages>()`. */
export const useMessages = <M extends Catalogue>(): M => useScope().messages as M; // the host loads the remote's own catalogue
