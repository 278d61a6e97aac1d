import { Counter, Gauge, Histogram, type Registry } from "prom-client";

import type { VitalName } from "../../client/vitals/VitalsReport";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The limits between good, middling and poor are among the buckets. All but CLS in seconds. */
const VITAL_BUCKETS: Readonly<Record<VitalName, number[]>> = {
  LCP: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  INP: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  TTFB: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
};

const vitalSeries = (name: VitalName, registers: Registry[]) =>
  new Histogram({
    name: name === "CLS" ? "serambi_vitals_cls" : `serambi_vitals_${name.toLowerCase()}_seconds`,
    help: `${name} of the page views that were measured, by the remotes in the page.`,
    labelNames: ["remote", "version"],
    buckets: VITAL_BUCKETS[name],
    registers,
  });

/** The series of `RemoteMetrics`, which alone writes them. */
export const remoteSeries = (registry: Registry) => {
  const registers = [registry];
  return {
    views: new Counter({
      name: "serambi_remote_views_total",
      help: "Pages sent, by the remotes in them.",
      labelNames: ["remote", "version", "tenant"],
      registers,
    }),
    failures: new Counter({
      name: "serambi_remote_failures_total",
      help: "Failures of remotes, on the server or told by browsers.",
      labelNames: ["remote", "version", "tenant", "where"],
      registers,
    }),
    phases: new Counter({
      name: "serambi_remote_failure_phases_total",
      help: "The same failures, by the step that failed.",
      labelNames: ["remote", "version", "phase", "where"],
      registers,
    }),
    seconds: new Histogram({
      name: "serambi_remote_load_seconds",
      help: "Time until the code of a remote was there: on the server checked and run, in browsers over the network (a sample).",
      labelNames: ["remote", "version", "where"],
      buckets: SECONDS,
      registers,
    }),
    bytes: new Gauge({
      name: "serambi_remote_bytes",
      help: "Size of a version: its files for browsers, compressed, and its server bundle.",
      labelNames: ["remote", "version", "part"],
      registers,
    }),
    vitals: {
      LCP: vitalSeries("LCP", registers),
      INP: vitalSeries("INP", registers),
      CLS: vitalSeries("CLS", registers),
      TTFB: vitalSeries("TTFB", registers),
    },
    ratings: new Counter({
      name: "serambi_vitals_rated_total",
      help: "The page views that were measured, by how the value is rated.",
      labelNames: ["vital", "rating", "tenant"],
      registers,
    }),
    weights: new Gauge({
      name: "serambi_canary_weight",
      help: "Share of all visitors that a canary is for, in percent; 0 where it is for whole tenants only.",
      labelNames: ["remote", "version"],
      registers,
    }),
    aborts: new Counter({
      name: "serambi_canary_aborts_total",
      help: "Canaries that this process took back.",
      labelNames: ["remote"],
      registers,
    }),
    takenBack: new Counter({
      name: "serambi_live_taken_back_total",
      help: "Live versions that this process took back.",
      labelNames: ["remote"],
      registers,
    }),
  };
};
