const DAY_MS = 86_400_000;
const JAKARTA_OFFSET_MS = 7 * 3_600_000;

const dayOf = (iso: string): number => Math.floor((Date.parse(iso) + JAKARTA_OFFSET_MS) / DAY_MS);

/** Days from one moment to another as a calendar in Asia/Jakarta counts them. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);
