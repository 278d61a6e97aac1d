import type { Artefact, Registry, ShippedVersion } from "../schema";
import type { CheckOutcome, Finding } from "./outcome";
import type { Site } from "./Site";

/** Two patterns that answer the same addresses: names of parameters and letter case make no difference. */
const shapeOf = (pattern: string): string => pattern.toLowerCase().replaceAll(/:\w+/g, ":");

/** Of pages and of documents. */
const pathsOf = (version: Pick<ShippedVersion, "pages" | "documents"> | undefined): string[] =>
  [...(version?.pages ?? []), ...(version?.documents ?? [])].flatMap(({ paths }) => paths);

const liveVersion = (registry: Registry, id: string): ShippedVersion | undefined => {
  const remote = registry.remotes[id];
  return remote?.versions.find(({ version }) => version === remote.live);
};

const MAX_NAMED = 5;

const named = (keys: readonly string[]): string =>
  keys.length <= MAX_NAMED
    ? keys.join(", ")
    : `${keys.slice(0, MAX_NAMED).join(", ")} and ${keys.length - MAX_NAMED} more`;

/** Paths of an artefact against the other live remotes, and against what sites list and would lose. */
export const checkPaths = (artefact: Artefact, registry: Registry, sites: readonly Site[]): CheckOutcome => {
  const own = pathsOf(artefact);
  const others = Object.keys(registry.remotes)
    .filter((id) => id !== artefact.id)
    .flatMap((id) => pathsOf(liveVersion(registry, id)).map((path) => ({ id, path })));
  const claimed = own.flatMap((path): Finding[] =>
    others
      .filter((other) => shapeOf(other.path) === shapeOf(path))
      .map((other) => ({
        where: path,
        why: `${other.id} answers ${other.path} already`,
        fix: `choose another path, or agree with the owners of ${other.id} that theirs goes first`,
      })),
  );
  const lost = pathsOf(liveVersion(registry, artefact.id))
    .filter((path) => !own.includes(path))
    .flatMap((path): Finding[] => {
      const losing = sites.filter(({ settings }) => settings.routes.includes(path)).map(({ key }) => key);
      if (losing.length === 0) return [];
      return [
        {
          where: path,
          why: `this version does not answer it any more, and ${named(losing)} ${losing.length === 1 ? "lists" : "list"} it`,
          fix: "keep the path (a page may redirect), or take it out of the routes of these sites first",
        },
      ];
    });
  return { check: "paths", findings: [...claimed, ...lost], note: own.length === 0 ? "no page" : named(own) };
};
