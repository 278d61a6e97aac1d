/** An ISO time as a field of the browser has it: in the time of this device. */
export const toLocal = (iso: string | undefined): string => {
  const time = new Date(iso ?? "");
  if (Number.isNaN(time.getTime())) return "";
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The ISO time of what such a field holds; undefined where it is empty. */
export const fromLocal = (typed: string): string | undefined =>
  typed === "" ? undefined : new Date(typed).toISOString();
