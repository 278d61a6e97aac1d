/** Some fields of a thing: what a page shows of it travels in its HTML, and no more. */
export const pick = <T extends object, K extends keyof T>(thing: T, fields: readonly K[]): Pick<T, K> =>
  // Object.fromEntries forgets names; these are the ones that were asked for.
  Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<T, K>;
