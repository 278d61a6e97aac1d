import type { SignedArtefact } from "../ArtefactStore";
import { withShipped, type Change } from "../changes";
import { EMPTY_REGISTRY, type Registry } from "../schema";

export const CHANGE: Change = { at: new Date("2026-11-21T08:00:00Z"), by: "rina", why: "new filter" };

const NO_CHUNKS = { js: [], css: [] };

/** An artefact of the remote `courses`, or of another one, that the registry takes. */
export const artefactOf = (version: string, id = "courses"): SignedArtefact => ({
  sha384: `sha384-${"A".repeat(64)}`,
  signature: { team: "learning", signedAt: "2026-11-21T08:00:00.000Z", value: `${"A".repeat(86)}==` },
  artefact: {
    format: 1,
    id,
    version,
    contract: 2,
    builtAgainst: {},
    container: `serambi_${id}`,
    entry: "web/remoteEntry.js",
    server: "server/remote.cjs",
    files: {},
    base: NO_CHUNKS,
    messages: {},
    pages: [{ id: "list", paths: ["/Courses"], chunks: NO_CHUNKS }],
    slots: [{ name: `${id}.featured.v1`, minHeightRem: 20, props: {}, chunks: NO_CHUNKS }],
    documents: [{ id: "calendar", paths: ["/Courses/calendar.ics"] }],
    assets: {},
    hosts: [],
  },
});

/** A registry in which these versions of `courses` were shipped one after another. */
export const registryWith = (...versions: readonly string[]): Registry =>
  versions.reduce((registry, version) => withShipped(registry, artefactOf(version), CHANGE), EMPTY_REGISTRY);
