import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, PageOutcome, RemoteScope } from "@serambi/kernel/remote";

import { attempt, failure, isFailure } from "./attempt";
import { runMiddleware } from "./middleware";
import { matchRoute, type RouteMatch } from "./routeTable";
import type { AnyPage, PageResult, ReadyPage, RemoteFailure } from "./types";
import type { SiteVisit } from "./SiteVisit";

export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

interface PrepareOptions {
  /** False where the store already holds what this address shows: hydration. */
  readonly runPreload: boolean;
  readonly timeoutMs?: number;
  /** Remotes whose code is not to run on this side. */
  readonly absent?: ReadonlySet<string>;
}

const contextOf = ({ route, params }: RouteMatch, address: Address, scope: RemoteScope): PageContext => ({
  pattern: route.pattern,
  path: address.pathname,
  params,
  query: new URLSearchParams(address.search),
  tenant: scope.tenant,
  language: scope.language,
  t: scope.messages,
});

/** An expected failure of preparing is the page's answer; anything else is a bug of its remote. */
const outcomeOf = (error: unknown): PageOutcome => {
  if (!isAppError(error)) throw error;
  return error.code === "not-found"
    ? { kind: "not-found" }
    : { kind: "failed", status: error.status, message: error.message };
};

/** What takes the page's place, if anything does. */
const endingOf = (outcome: PageOutcome | RemoteFailure | void): Exclude<PageResult, ReadyPage> | null => {
  if (!outcome || outcome.kind === "ok") return null;
  if (outcome.kind !== "failed" || "phase" in outcome) return outcome;
  return { kind: "refused", status: outcome.status, message: outcome.message };
};

/** Brings the page of an address to the point where it renders at once: remote, code, texts and data. */
export const preparePage = async (visit: SiteVisit, address: Address, options: PrepareOptions): Promise<PageResult> => {
  const match = matchRoute(visit.release.routes, address.pathname);
  if (!match) return { kind: "not-found" };
  const { route } = match;
  const subject = { remote: route.remote, version: visit.release.remotes[route.remote]?.version ?? "" };

  if (options.absent?.has(route.remote)) return { kind: "absent", ...subject };
  const visited = await visit.remote(route.remote);
  if (isFailure(visited)) return visited;
  const page = visited.remote.pages.find(({ id }) => id === route.page);
  if (!page) return failure(subject, "contract", new Error(`No page "${route.page}" in this version`));

  const scope = await visited.scopeOf(page);
  if (isFailure(scope)) return scope;
  const context = contextOf(match, address, scope);
  const names = page.middleware ?? [];
  if (options.runPreload && names.length > 0) {
    const checked = await attempt<PageOutcome | void>(
      subject,
      "preload",
      () => runMiddleware(names, visit.middleware, context).catch(outcomeOf),
      options.timeoutMs,
    );
    const ending = endingOf(checked);
    if (ending) return ending;
  }
  const [code, outcome] = await Promise.all([
    attempt<AnyPage>(subject, "chunk", async () => (await page.load()).Page, visit.codeTimeoutMs),
    options.runPreload && page.preload
      ? attempt<PageOutcome | void>(
          subject,
          "preload",
          () => page.preload?.(visited.store, context).catch(outcomeOf),
          options.timeoutMs,
        )
      : undefined,
  ]);
  if (isFailure(code)) return code;
  const ending = endingOf(outcome);
  if (ending) return ending;

  const rest = await attempt(subject, "preload", () => ({
    slots: (page.slots?.(visited.store, context) ?? []).filter(
      ({ name, isOptional }) => !isOptional || visit.slot(name) !== undefined,
    ),
    head: page.head(visited.store, context),
    jsonLd: page.jsonLd?.(visited.store, context) ?? [],
  }));
  if (isFailure(rest)) return rest;
  return {
    kind: "page",
    status: (outcome?.kind === "ok" ? outcome.status : undefined) ?? 200,
    remote: route.remote,
    route,
    ...(names.length > 0 && { isChecked: true as const }),
    Page: code,
    store: visited.store,
    context,
    scope,
    ...rest,
  };
};
