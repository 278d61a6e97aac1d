/** Indonesia's zones, which know no summer time: hours ahead of UTC. */
export const ZONES = [
  { name: "Asia/Jakarta", label: "WIB", hours: 7 },
  { name: "Asia/Makassar", label: "WITA", hours: 8 },
  { name: "Asia/Jayapura", label: "WIT", hours: 9 },
] as const;
export type Zone = (typeof ZONES)[number];

const HOUR_MS = 3_600_000;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export const zoneOf = (name: string): Zone => ZONES.find((zone) => zone.name === name) ?? ZONES[0];

/** `2026-11-25T06:00` on that zone's clock; empty where there is no moment. */
export const toLocal = (iso: string | null, { hours }: Zone): string => {
  const moment = Date.parse(iso ?? "");
  return Number.isNaN(moment) ? "" : new Date(moment + hours * HOUR_MS).toISOString().slice(0, 16);
};

/** The moment at which that zone's clock shows it; empty where it is none. */
export const fromLocal = (local: string, { hours }: Zone): string => {
  if (!LOCAL.test(local)) return "";
  const moment = Date.parse(`${local}:00Z`);
  return Number.isNaN(moment) ? "" : new Date(moment - hours * HOUR_MS).toISOString();
};
