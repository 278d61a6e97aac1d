/** What is measured of a page view: milliseconds, but CLS, which has no unit. */
export const VITAL_NAMES = ["LCP", "INP", "CLS", "TTFB"] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** A remote of the page that was measured, and how long its code took to come where it came over the network. */
export interface MeasuredRemote {
  readonly remote: string;
  readonly version: string;
  readonly loadMs?: number;
}

/** What a browser tells of one page view. Nothing in it says whose it was. */
export interface VitalsReport {
  readonly path: string;
  readonly release: string;
  readonly remotes: readonly MeasuredRemote[];
  readonly values: Readonly<Partial<Record<VitalName, number>>>;
}

export const VITALS_ADDRESS = "/client-vitals";
