import { SiteVisit } from "../../client/page/SiteVisit";
import { siteDocument } from "../documents/siteDocument";
import { siteSlots } from "../override/siteSlots";
import { SiteSearch } from "../search/SiteSearch";
import { SiteMap } from "../sharing/SiteMap";
import type { QuestionContext } from "./QuestionContext";
import { statusOf } from "./answers";
import { loadPage } from "./loadPage";
import { remoteClients } from "./remoteClients";
import type { SiteQuestions, Topic } from "./Renderer";

/** How long a page waits for its loader, in milliseconds. */
export const LOADER_TIMEOUT_MS = 6_000;

type SiteAnswers = {
  readonly [T in Topic]: (
    site: QuestionContext,
    asked: SiteQuestions[T]["asked"],
  ) => SiteQuestions[T]["answer"] | Promise<SiteQuestions[T]["answer"]>;
};

/** What each question comes to, where code of remotes runs. */
export const siteAnswers: SiteAnswers = {
  head: async ({ live, tenant, http, now }, { path }) => {
    const visit = new SiteVisit({
      tenant,
      release: live.forSite(tenant),
      source: live,
      http,
      httpFor: remoteClients(live, http),
      now,
    });
    const address = { pathname: path, search: "" };
    const result = await loadPage(live, visit, address, { timeoutMs: LOADER_TIMEOUT_MS });
    if (result.kind === "page") return { kind: "page", head: result.head };
    // A page that says itself that it is not there, or not for everybody, cannot be had later either.
    return { kind: result.kind === "redirect" || statusOf(result) < 500 ? "none" : "failed" };
  },
  sitemap: ({ live, tenant, http, now }, { part }) => {
    const map = new SiteMap(live, tenant, http, now);
    return part === null ? map.parts() : map.part(part);
  },
  document: siteDocument,
  search: (site) => new SiteSearch(site).entries(),
  slots: siteSlots,
};
