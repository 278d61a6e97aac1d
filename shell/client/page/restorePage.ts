import type { PageContext, PageModule, RemoteScope, SlotModule, SlotRequest } from "@serambi/kernel/remote";

import { attempt, failure, isFailure } from "./attempt";
import type { SentPage } from "./sentPage";
import type { SiteVisit, Visited } from "./SiteVisit";
import type { ReadyPage, RemoteFailure, SlotOutcome } from "./types";

/** A path and its query. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

interface PageCode {
  readonly visited: Visited;
  readonly scope: RemoteScope;
  readonly module: PageModule;
}

/**
 * What a module exports, read at once: one that failed while it was evaluated is given out once more to whoever asks again, and
 * throws at the first of its exports that is read.
 */
const evaluated = <M extends object>(module: M): M => ({ ...module });

/** Brings the code and texts of a page: what does not depend on its data, and need not wait for it. */
export const bringPage = async (visit: SiteVisit, remote: string, page: string): Promise<PageCode | RemoteFailure> => {
  const visited = await visit.remote(remote);
  if (isFailure(visited)) return visited;
  const subject = { remote, version: visited.version };
  const definition = visited.remote.pages.find(({ id }) => id === page);
  if (!definition) return failure(subject, "contract", new Error(`No page "${page}" in this version`));
  const [module, scope] = await Promise.all([
    attempt<PageModule>(subject, "chunk", () => definition.load().then(evaluated), visit.codeTimeoutMs),
    visited.scopeOf(definition),
  ]);
  if (isFailure(module)) return module;
  return isFailure(scope) ? scope : { visited, scope, module };
};

/** The address that a page shows, parsed. */
export const contextOf = (
  { pattern, params, form }: Pick<SentPage, "pattern" | "params" | "form">,
  { pathname, search }: Address,
  { tenant, language, messages }: RemoteScope,
): PageContext => ({
  pattern,
  path: pathname,
  params,
  query: new URLSearchParams(search),
  tenant,
  language,
  t: messages,
  ...(form && { form }),
});

/**
 * Makes a page of what its loader gave: on the server, over the first page's HTML, after a click, a refinement and back alike.
 * @param before the same page as it is shown now: its store goes on, with the new data
 */
export const restorePage = async (
  visit: SiteVisit,
  sent: SentPage,
  address: Address,
  before?: ReadyPage,
): Promise<ReadyPage | RemoteFailure> => {
  const { remote, page, pattern, status, data } = sent;
  const code = await bringPage(visit, remote, page);
  if (isFailure(code)) return code;
  const { visited, scope, module } = code;
  const context = contextOf(sent, address, scope);
  const store = await attempt({ remote, version: visited.version }, "evaluate", () => {
    if (!before?.store) return module.createStore?.(data, visited.deps, context);
    before.store.take(data);
    return before.store;
  });
  if (isFailure(store)) return store;
  return {
    kind: "page",
    status,
    remote,
    route: { pattern, remote, page },
    Page: module.Page,
    isFocused: module.isFocused ?? false,
    data,
    store,
    context,
    scope,
  };
};

/** Makes a slot of what its loader gave, over properties that its schema has checked. */
export const restoreSlot = async (
  visit: SiteVisit,
  { name, props }: Pick<SlotRequest, "name" | "props">,
  data: unknown,
): Promise<SlotOutcome> => {
  const { remote: id } = visit.providerOf(name);
  const subject = { remote: id, version: visit.versionOf(id) };
  if (!visit.slot(name))
    return failure(subject, "unknown", new Error(`No remote of this release provides the slot ${name}`));
  const visited = await visit.remote(id);
  if (isFailure(visited)) return visited;
  const slot = visited.remote.slots.find((candidate) => candidate.name === name);
  if (!slot) return failure(subject, "contract", new Error(`No slot "${name}" in this version`));
  const [module, scope] = await Promise.all([
    attempt<SlotModule>(subject, "chunk", () => slot.load().then(evaluated), visit.codeTimeoutMs),
    visited.scopeOf(slot),
  ]);
  if (isFailure(module)) return module;
  if (isFailure(scope)) return scope;
  const store = await attempt(subject, "evaluate", () => module.createStore?.(data, visited.deps));
  return isFailure(store) ? store : { kind: "ready", Slot: module.Slot, store, props, data, scope };
};
