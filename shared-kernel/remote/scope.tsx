import { createContext, useContext, type ReactNode } from "react";

import { documentPath, leadsNowhere, type Language, type PublicTenant } from "../contracts";
import type { Catalogue } from "../i18n";
import type { RemoteDeps } from "./context";

/** What every component of a remote may know: whose site it is on, its language, its remote's texts, and the hosts. */
export interface RemoteScope {
  readonly tenant: PublicTenant;
  readonly language: Language;
  readonly messages: Catalogue;
  readonly deps: RemoteDeps;
  /** Stores of this remote that live as long as the visit, by name. */
  readonly sessions: Map<string, unknown>;
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

/** Paths of documents in the language of the page or slot that links to them; the frame's links lead to none. */
export const useDocumentPath = (): ((path: string) => string) => {
  const scope = useContext(ScopeContext);
  return (path) => (scope ? documentPath(scope.tenant, path, scope.language) : path);
};

/** What a call needs that a component makes: a write, a suggestion while somebody types. Pages are loaded by their loaders. */
export const useDeps = (): RemoteDeps => useScope().deps;

/**
 * A store that outlives the page: what plays on, who is logged in. All pages and slots of this remote see the same one under the same
 * name, for as long as the visit lasts; on the server for one request.
 * @param create called when the name is first asked for; it must not fetch, listen or start anything
 */
export const useSessionStore = <S,>(name: string, create: (deps: RemoteDeps) => S): S => {
  const { sessions, deps } = useScope();
  if (!sessions.has(name)) sessions.set(name, create(deps));
  return sessions.get(name) as S; // made under this name by the same remote
};

/** Whether a link on a page or in a slot would lead to a page that its site does not have; in the frame none does. */
export const useLeadsNowhere = (to: string): boolean => {
  const scope = useContext(ScopeContext);
  return scope !== null && leadsNowhere(scope.tenant, to);
};

/** The texts of the remote that this component belongs to: `useMessages<CoursesMessages>()`. */
export const useMessages = <M extends Catalogue>(): M => useScope().messages as M; // the host loads the remote's own catalogue
