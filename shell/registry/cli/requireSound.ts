/**
 * Whether builds were checked before they come here: `SHIP_CHECKS=off`, for a place that has the keys and the store, where a
 * pipeline has run `serambi check`. The history says of such a version that it was not checked.
 */
export const isCheckedBefore = (): boolean => {
  const value = process.env["SHIP_CHECKS"]?.trim() || "on";
  if (value !== "on" && value !== "off") throw new Error(`SHIP_CHECKS is "on" or "off", not "${value}"`);
  return value === "off";
};

/** @throws Error with the whole report where a packed build may not go live */
export const requireSound = async (name: string, dist: string): Promise<void> => {
  // It brings a reader of CSS along, which most commands do not need.
  const { checkBuilt } = await import("./checkBuilt");
  const { isSound, report, version } = await checkBuilt(name, () => Promise.resolve(dist));
  if (!isSound) throw new Error(`${name} ${version} was not shipped\n${report}`);
};
