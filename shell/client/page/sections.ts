import type { SlotRequest } from "@serambi/kernel/remote";

const ALL = "*.";
const SEPARATOR = "--";

/** Whether a slot stands in the place of an id: its own, or that of a request for the slots of all remotes. */
export const isIn = (place: string, id: string): boolean => id === place || id.startsWith(place + SEPARATOR);

/**
 * The slots that a request means: one, or those of a name of all remotes (`*.room.v1`), each with an id of its own.
 * @param names of all slots of the release
 */
export const sectionsOf = (request: SlotRequest, names: readonly string[]): readonly SlotRequest[] => {
  if (!request.name.startsWith(ALL)) return [request];
  const ending = request.name.slice(ALL.length - 1);
  return names
    .filter((name) => name.slice(name.indexOf(".")) === ending)
    .toSorted()
    .map((name) => ({ ...request, name, id: request.id + SEPARATOR + name.slice(0, name.indexOf(".")) }));
};
