import { isOneClick } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { Ending, FormState, FormValues, Loaded, PageContext, SlotRequest } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";
import { endingOf, runAction, type ServerPage } from "@serambi/kernel/server";

import { attempt, failure, isFailure } from "../../client/page/attempt";
import { contextOf, type Address } from "../../client/page/restorePage";
import { matchRoute } from "../../client/page/routeTable";
import { sectionsOf } from "../../client/page/sections";
import type { SentPage } from "../../client/page/sentPage";
import type { SiteVisit, Visited } from "../../client/page/SiteVisit";
import type { PageEnding, RemoteFailure } from "../../client/page/types";
import type { LoadedRemote, LoadFailure } from "../../registry/BundleLoader";
import { runMiddleware, shellMiddleware, type CheckDeps, type MiddlewareTable } from "./middleware";
import { plainJson } from "./plainJson";
import { isPageStatus, readEnding } from "./Ending";
import { isCircle, RedirectCircle } from "./RedirectCircle";

/** The server halves of remotes, by id: those of a release, or the one that is being developed. */
export interface LoadedServers {
  readonly remotes: ReadonlyMap<string, Pick<LoadedRemote, "kind" | "server"> | Pick<LoadFailure, "kind">>;
}

/** A page whose loader has run: what travels, and what is written of it in the head. */
export interface LoadedPage {
  readonly kind: "page";
  readonly sent: SentPage;
  readonly head: PageHead;
  readonly jsonLd: readonly JsonLd[];
  readonly slots: readonly SlotRequest[];
  /** It asked for checks, or shows what was posted: what one visitor may see is nobody else's. */
  readonly isOwn: boolean;
}

export type LoadResult =
  | LoadedPage
  | PageEnding
  | { readonly kind: "redirect"; readonly to: string; readonly status: 301 | 302 | 303 }
  /** A local build stands in the place of its remote. */
  | { readonly kind: "absent"; readonly remote: string; readonly version: string };

interface LoadOptions {
  readonly timeoutMs: number;
  /** Gives the error of a loader that does not come to an end. */
  readonly silence?: ((timeoutMs: number) => Error) | undefined;
  /** Remotes whose loaders are on a developer's machine. */
  readonly local?: ReadonlySet<string>;
  /** A form that was posted to the page. */
  readonly form?: FormValues | undefined;
  /** The checks that pages may ask for, where they are not the shell's own. */
  readonly middleware?: MiddlewareTable;
  /** Keeps optional slots that the visit knows no remote for: whoever asks knows more of them. */
  readonly isEverySlotKept?: boolean;
}

const toResult = (ending: Ending): Exclude<LoadResult, LoadedPage> =>
  ending.kind === "failed" ? { kind: "refused", status: ending.status, message: ending.message } : ending;

const isLoaded = (value: unknown): value is Loaded<unknown> =>
  typeof value === "object" &&
  value !== null &&
  "data" in value &&
  "head" in value &&
  typeof value.head === "object" &&
  value.head !== null &&
  "title" in value.head &&
  typeof value.head.title === "string";

const ENDINGS: ReadonlySet<unknown> = new Set(["not-found", "redirect", "failed"]);
const isEnding = (value: unknown): value is Ending =>
  typeof value === "object" && value !== null && "kind" in value && ENDINGS.has(value.kind);

/** The status of a page whose form was refused. */
const INVALID_STATUS = 422;

/** Runs checks, form and loader of a page. @throws what is no expected failure */
const run = async (
  parts: ServerPage,
  visited: Visited,
  context: PageContext,
  checkDeps: CheckDeps,
  { form, middleware = shellMiddleware }: LoadOptions,
): Promise<{ readonly result: unknown; readonly form?: FormState }> => {
  const checked = await runMiddleware(parts.middleware ?? [], middleware, context, checkDeps);
  if (checked) return { result: checked };
  if (!form) return { result: await parts.loader(visited.deps, context) };
  if (!parts.action) throw new AppError("not-found", "This page takes no form");
  if (isOneClick(form) && !parts.takesOneClick) throw new AppError("forbidden", "No letter names this page");
  const posted = await runAction(parts.action, visited.deps, context, form);
  if (posted.kind === "ended") return { result: posted.ending };
  return { result: await parts.loader(visited.deps, { ...context, form: posted.form }), form: posted.form };
};

/** @param address null after a form: then it is the way to the page as it is now; else that leads nowhere, again and again */
const endedIn = (
  subject: Pick<RemoteFailure, "remote" | "version">,
  given: Ending,
  address: Address | null,
): Exclude<LoadResult, LoadedPage> => {
  try {
    const ending = readEnding(given);
    if (ending.kind === "redirect" && address && isCircle(ending.to, address)) throw new RedirectCircle();
    return toResult(ending);
  } catch (error) {
    return failure(subject, "loader", error);
  }
};

/** Loads the page of an address: its route, its checks, what its loader gives. Code of browsers does not run for it. */
export const loadPage = async (
  live: LoadedServers,
  visit: SiteVisit,
  address: Address,
  options: LoadOptions,
): Promise<LoadResult> => {
  const match = matchRoute(visit.release.routes, address.pathname);
  if (!match) return { kind: "not-found" };
  const { route, params } = match;
  const subject = { remote: route.remote, version: visit.versionOf(route.remote) };
  if (options.local?.has(route.remote)) return { kind: "absent", ...subject };
  const visited = await visit.remote(route.remote);
  if (isFailure(visited)) return visited;
  const loaded = live.remotes.get(route.remote);
  const definition = visited.remote.pages.find(({ id }) => id === route.page);
  const parts = loaded?.kind === "loaded" ? loaded.server.pages[route.page] : undefined;
  if (!definition || !parts) return failure(subject, "contract", new Error(`No page "${route.page}" in this version`));
  const scope = await visited.scopeOf(definition);
  if (isFailure(scope)) return scope;

  const context = contextOf({ pattern: route.pattern, params }, address, scope);
  const ran = await attempt<Awaited<ReturnType<typeof run>> | { readonly result: Ending }>(
    subject,
    "loader",
    () =>
      run(parts, visited, context, { http: visit.http }, options).catch((error: unknown) => ({
        result: endingOf(error),
      })),
    options.timeoutMs,
    options.silence,
  );
  if (isFailure(ran)) return ran;
  const { result } = ran;
  if (isEnding(result)) return endedIn(subject, result, options.form ? null : address);
  return finish(subject, { ...subject, page: route.page, pattern: route.pattern, params }, ran, {
    isOwn: (parts.middleware?.length ?? 0) > 0 || options.form !== undefined,
    hasSlot: (name) => options.isEverySlotKept === true || visit.slot(name) !== undefined,
    slotNames: Object.keys(visit.release.slots),
  });
};

const finish = async (
  subject: Pick<RemoteFailure, "remote" | "version">,
  { remote, page, pattern, params }: Pick<SentPage, "remote" | "page" | "pattern" | "params">,
  ran: { readonly result: unknown; readonly form?: FormState },
  {
    isOwn,
    hasSlot,
    slotNames,
  }: {
    readonly isOwn: boolean;
    readonly hasSlot: (name: string) => boolean;
    readonly slotNames: readonly string[];
  },
): Promise<LoadedPage | RemoteFailure> =>
  attempt<LoadedPage>(subject, "loader", () => {
    const { result, form } = ran;
    if (!isLoaded(result)) throw new Error(`The loader of ${page} gave neither { data, head } nor an ending`);
    plainJson(result.data, `the data of ${page}`);
    const status = form ? INVALID_STATUS : (result.status ?? 200);
    if (!isPageStatus(status))
      throw new Error(`The loader of ${page} gave the status ${String(status)}, with which no page is sent`);
    return {
      kind: "page",
      sent: { kind: "page", remote, page, pattern, params, status, data: result.data, ...(form && { form }) },
      head: result.head,
      jsonLd: result.jsonLd ?? [],
      slots: (result.slots ?? [])
        .flatMap((request) => sectionsOf(request, slotNames))
        .filter(({ name, isOptional }) => !isOptional || hasSlot(name)),
      isOwn,
    };
  });
