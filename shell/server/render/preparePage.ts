import { SiteVisit } from "../../client/page/SiteVisit";
import type { Release } from "../../registry/resolve";
import { FailureLog } from "./FailureLog";
import type { LiveRelease } from "./LiveRelease";
import { loadPage } from "./loadPage";
import { OpenCalls } from "./OpenCalls";
import type { Prepared } from "./Prepared";
import { remoteClients } from "./remoteClients";
import type { PageAnswer, PageOrder, PageService } from "./Renderer";
import { loadSlots } from "./renderSlots";
import { LOADER_TIMEOUT_MS } from "./siteAnswers";

interface PrepareService extends Pick<PageService, "http" | "onFailure" | "onNote"> {
  readonly now?: (() => Date) | undefined;
  /** Told of each remote before its code runs. */
  readonly onUse?: (remote: string) => void;
}

/** Loads page and slots of an order. */
export const preparePage = async (
  of: Release,
  live: LiveRelease,
  { tenant, url: href, local: localRemotes, form, movedTo, isForClick = false }: PageOrder,
  { http, onFailure, onNote, onUse, now = () => new Date() }: PrepareService,
): Promise<Prepared | Extract<PageAnswer, { kind: "redirect" }>> => {
  const release = live.forSite(tenant);
  const url = new URL(href);
  const address = { pathname: url.pathname, search: url.search };
  const failures = new FailureLog(onFailure);
  const local = new Set(localRemotes);
  const calls = new OpenCalls(http);
  const { silence } = calls;
  const visit = new SiteVisit({
    tenant,
    release,
    source: {
      load: (id) => {
        onUse?.(id);
        return live.load(id);
      },
    },
    http: calls.http,
    httpFor: remoteClients(live, calls.http),
    now,
    ...(onNote && { onNote }),
  });
  const result = await loadPage(live, visit, address, { timeoutMs: LOADER_TIMEOUT_MS, silence, local, form });
  if (result.kind === "redirect") return result;
  if (result.kind === "not-found" && movedTo !== undefined) return { kind: "redirect", to: movedTo, status: 301 };
  if (result.kind === "failed") failures.log(result);
  const loaded = result.kind === "page" ? result : null;
  const slots = loaded
    ? await loadSlots(live, visit, loaded.slots, { onFailure: failures.log, local, isForClick, silence })
    : [];
  const providers = slots.flatMap(({ request }) => release.slots[request.name]?.remote ?? []);
  const own = loaded ? [loaded.sent.remote] : "remote" in result ? [result.remote] : [];
  const remotes = [...new Set([...own, ...providers])];
  return { of, live, visit, url, address, result, loaded, slots, remotes, failures };
};
