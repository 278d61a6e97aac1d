import { preparePage } from "../../client/page/preparePage";
import { SiteVisit } from "../../client/page/SiteVisit";
import { SiteFeeds } from "../feeds/SiteFeeds";
import { SiteSearch } from "../search/SiteSearch";
import { SiteMap } from "../sharing/SiteMap";
import type { AskedSite } from "./AskedSite";
import type { SiteQuestions, Topic } from "./Renderer";

/** How long a page waits for its data, in milliseconds. */
export const PRELOAD_TIMEOUT_MS = 6_000;

type SiteAnswers = {
  readonly [T in Topic]: (
    site: AskedSite,
    asked: SiteQuestions[T]["asked"],
  ) => SiteQuestions[T]["answer"] | Promise<SiteQuestions[T]["answer"]>;
};

/** What each question comes to, where code of remotes runs. */
export const siteAnswers: SiteAnswers = {
  head: async ({ live, tenant, http, now }, { path }) => {
    const visit = new SiteVisit({ tenant, release: live.forSite(tenant), source: live, http, now });
    const address = { pathname: path, search: "" };
    const absent = new Set(live.release.absent);
    const result = await preparePage(visit, address, { runPreload: true, timeoutMs: PRELOAD_TIMEOUT_MS, absent });
    if (result.kind === "page") return { kind: "page", head: result.head };
    return { kind: result.kind === "not-found" || result.kind === "redirect" ? "none" : "failed" };
  },
  sitemap: ({ live, tenant, http, now }, { part }) => {
    const map = new SiteMap(live, tenant, http, now);
    return part === null ? map.parts() : map.part(part);
  },
  feeds: (site) => new SiteFeeds(site).sections(),
  feed: (site, asked) => new SiteFeeds(site).file(asked),
  recording: (site, asked) => new SiteFeeds(site).recording(asked),
  search: (site) => new SiteSearch(site).entries(),
};
