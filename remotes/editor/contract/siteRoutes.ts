import * as z from "zod/mini";

/** `/registry.json`: what is live, with the addresses of its pages. */
export const LiveRemotes = z.object({
  remotes: z.record(z.string(), z.object({ paths: z._default(z.array(z.string()), []) })),
});
export type LiveRemotes = z.infer<typeof LiveRemotes>["remotes"];

/** Addresses that one remote answers. */
export interface RouteGroup {
  /** The remote; null for addresses that no live remote answers. */
  readonly remote: string | null;
  readonly paths: readonly string[];
}

/**
 * Every address that a site has or could have, by the remotes that answer it.
 * @param routes those that it has
 */
export const routeGroups = (remotes: LiveRemotes, routes: readonly string[]): readonly RouteGroup[] => {
  const known = new Set(Object.values(remotes).flatMap(({ paths }) => paths));
  const other = routes.filter((path) => !known.has(path));
  const groups = Object.entries(remotes).map(([remote, { paths }]) => ({ remote, paths: paths.toSorted() }));
  return [...groups, { remote: null, paths: other }].filter(({ paths }) => paths.length > 0);
};
