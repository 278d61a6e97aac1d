import { matchRoute } from "../../client/page/routeTable";
import type { Override } from "../../registry/dev/overrideToken";
import type { Release } from "../../registry/resolve";
import { matchDocument, mayBeDocument } from "../documents/documentClaims";
import type { Visit } from "../types";
import type { ServedRelease } from "./Releases";

/** A visit with the release that it sees. */
export interface Decided {
  readonly current: ServedRelease;
  /** With the edition of that release. */
  readonly visit: Visit;
  /** Local build that this browser alone shows in the place of a remote. */
  readonly override: Override | null;
}

const claimOf = ({ current: { release }, visit }: Decided) => {
  const route = matchRoute(visit.edition.routes, visit.url.pathname)?.route;
  return route && release.remotes[route.remote]?.pages.find(({ id }) => id === route.page);
};

/** Tells whether the page that is asked for may stand in frames of other sites. */
export const isEmbeddable = (decided: Decided): boolean => claimOf(decided)?.isEmbeddable ?? false;

/** Tells whether it is a page of those who run the site, which is there whatever its settings say. */
export const isEverywhere = (decided: Decided): boolean => claimOf(decided)?.isEverywhere ?? false;

/** The visit with a release. */
export const withRelease = (asked: Visit, override: Override | null, current: ServedRelease): Decided => {
  const edition = asked.edition.in(current.release);
  const decided = { current, override, visit: { ...asked, edition } };
  if (!isEverywhere(decided)) return decided;
  return { ...decided, visit: { ...asked, edition: edition.with({ isForOperators: true }) } };
};

/** Remotes with the versions that a release has of them. */
export const remotesOf = ({ remotes }: Release, names: readonly string[]) =>
  names.map((remote) => ({ remote, version: remotes[remote]?.version ?? "" }));

/** Tells whether the address of a click is a document's: a file that the browser fetches and shows. */
export const isDocument = ({ current: { release }, visit: { edition, url } }: Decided): boolean =>
  mayBeDocument(release, url.pathname) && matchDocument(release, edition.routes, url.pathname) !== null;

export const hasPage = ({ visit: { edition, url } }: Decided): boolean =>
  matchRoute(edition.routes, url.pathname) !== null;
