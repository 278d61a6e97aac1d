const JAKARTA_OFFSET_MS = 7 * 3_600_000;

/** Hour and minute of a moment in Asia/Jakarta: `14.30`. */
export const timeOf = (iso: string): string => {
  const date = new Date(Date.parse(iso) + JAKARTA_OFFSET_MS);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(date.getUTCHours())}.${two(date.getUTCMinutes())}`;
};
