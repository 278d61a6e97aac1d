import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";

import { isUnwilling } from "../analytics/isUnwilling";
import { ARRIVAL } from "../navigation/arrival";
import type { Shown } from "../page/Shown";
import type { SiteVisit } from "../page/SiteVisit";
import { loadTime, type Fetched } from "./loadTime";
import { VITALS_ADDRESS, type MeasuredRemote, type VitalName, type VitalsReport } from "./VitalsReport";

export interface MeasuredPage {
  readonly visit: Pick<SiteVisit, "release" | "slot">;
  readonly shown: Shown;
}

type Take = (measured: { readonly name: string; readonly value: number }) => void;

interface MeasureOptions {
  /** Tells each value as soon as it is there, and again when it changes. */
  readonly observe?: (take: Take) => void;
  /** What the browser fetched so far. */
  readonly fetched?: () => readonly Fetched[];
  readonly send?: (report: VitalsReport) => void;
}

/** Not only the last word: what is known when the visitor goes on is the page's, what comes after is the next one's. */
const observeAll = (take: Take): void => {
  for (const listen of [onLCP, onINP, onCLS, onTTFB]) listen(take, { reportAllChanges: true });
};

/** Arrives also when the page is left at this moment. Best effort, as every measurement. */
const sendBeacon = (report: VitalsReport): void =>
  void navigator.sendBeacon(VITALS_ADDRESS, new Blob([JSON.stringify(report)], { type: "application/json" }));

const fetchedFiles = (): Fetched[] =>
  performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);

const remotesOf = ({ visit, shown }: MeasuredPage, fetched: readonly Fetched[]): MeasuredRemote[] => {
  const { result, slots } = shown;
  const own = result.kind === "kept" ? result.failure.remote : "remote" in result ? result.remote : undefined;
  const ids = new Set([own, ...[...slots.values()].map(({ request }) => visit.slot(request.name)?.remote)]);
  return [...ids].flatMap((remote) => {
    if (remote === undefined) return [];
    const version = shown.versionOf(remote);
    const loadMs = loadTime(`/remotes/${remote}/${version}/`, fetched);
    return version === "" ? [] : [{ remote, version, ...(loadMs !== null && { loadMs }) }];
  });
};

/** Milliseconds are whole; CLS is a small number without a unit. */
const rounded = (name: VitalName, value: number): number =>
  name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);

/**
 * Measures the page that the browser began with, and tells the server once: when it is left, hidden, or another one takes its
 * place. The report holds no address but the path and nothing that tells one visitor from another; who does not want to be
 * measured at all is not measured either.
 */
export const measureVitals = (
  page: MeasuredPage,
  { observe = observeAll, fetched = fetchedFiles, send = sendBeacon }: MeasureOptions = {},
): void => {
  const path = page.shown.location.pathname;
  if (isUnwilling() || location.pathname !== path) return; // values of two pages would be nobody's
  const values: Partial<Record<VitalName, number>> = {};
  observe(({ name, value }) => {
    const vital = name as VitalName; // of the four that are listened to
    values[vital] = rounded(vital, value);
  });

  const end = (): void => {
    removeEventListener("pagehide", end);
    removeEventListener(ARRIVAL, end);
    document.removeEventListener("visibilitychange", onVisibility);
    if (Object.keys(values).length > 0)
      send({ path, release: page.visit.release.id, remotes: remotesOf(page, fetched()), values: { ...values } });
  };
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") end();
  };
  addEventListener("pagehide", end);
  addEventListener(ARRIVAL, end);
  document.addEventListener("visibilitychange", onVisibility);
};
