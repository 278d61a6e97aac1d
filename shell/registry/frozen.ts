/**
 * Makes data unchangeable, with all that is in it: code of several remotes is handed the same objects, and one that sorts a list or
 * empties it would do so for all of them. It gets a TypeError, which is its own failure.
 * @param data as `JSON.parse` gives it; what is frozen already is left as it is
 */
export const frozen = <T>(data: T): T => {
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) continue;
    Object.freeze(value);
    for (const key of Object.keys(value)) open.push((value as Readonly<Record<string, unknown>>)[key]); // of its own keys
  }
  return data;
};
