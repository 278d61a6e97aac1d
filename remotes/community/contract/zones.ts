import { JAKARTA_OFFSET_MS } from "./jakartaTime";

/** The three time zones of Indonesia; none of them knows summer time. */
export const ZONES = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zone = keyof typeof ZONES;

const HOUR_MS = 3_600_000;

export const isZone = (name: string | null): name is Zone => name !== null && Object.hasOwn(ZONES, name);

/** `10.30` of an instant in a zone. */
export const timeIn = (iso: string, zone: Zone): string =>
  new Date(Date.parse(iso) + ZONES[zone] * HOUR_MS).toISOString().slice(11, 16).replace(":", ".");

/** `10.30–11.00 WITA` */
export const spanIn = (iso: string, lengthMinutes: number, zone: Zone): string =>
  `${timeIn(iso, zone)}–${timeIn(new Date(Date.parse(iso) + lengthMinutes * 60_000).toISOString(), zone)} ${zone}`;

/** `2026-11-24` of an instant in a zone. */
export const dayIn = (iso: string, zone: Zone): string =>
  new Date(Date.parse(iso) + ZONES[zone] * HOUR_MS).toISOString().slice(0, 10);

/** Before noon at the office. */
export const isMorning = (iso: string): boolean => new Date(Date.parse(iso) + JAKARTA_OFFSET_MS).getUTCHours() < 12;
