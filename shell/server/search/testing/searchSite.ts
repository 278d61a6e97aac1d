import { REMOTE_CONTRACT, type AnyRemote, type SearchModule } from "@serambi/kernel/remote";

import type { LoadedRemote } from "../../../registry/BundleLoader";
import { LiveRelease } from "../../render/LiveRelease";

const shippedWith = (paths: readonly string[]) => ({
  version: "1",
  sha384: "",
  signature: null,
  shippedAt: "",
  by: "",
  pages: [{ id: "all", paths: [...paths] }],
  slots: [],
});

/** What a site's release asks of it: where browsers find it. */
const artefactOf = (id: string) => ({
  id,
  version: "1",
  entry: "web/remoteEntry.js",
  container: id,
  files: { "web/remoteEntry.js": { sha384: "" } },
});

/** What a remote of a searched release has: its paths, what of it is found, and the title of its page. */
interface SearchedRemote {
  readonly paths: readonly string[];
  readonly parts?: SearchModule["parts"];
  readonly title?: string;
  /** Its page asks for a login. */
  readonly isChecked?: boolean;
  readonly isBroken?: boolean;
}

/** A release of these remotes, each with one page. */
export const searchedRelease = (remotes: Readonly<Record<string, SearchedRemote>>, id = "r1"): LiveRelease => {
  const made = Object.entries(remotes).map(([name, { parts, title = name, paths, isChecked, isBroken }]) => {
    const remote = {
      id: name,
      contract: REMOTE_CONTRACT,
      messages: { id: () => Promise.resolve({ messages: {} }), en: () => Promise.resolve({ messages: {} }) },
      createStore: () => ({ snapshot: () => null }),
      pages: [
        {
          id: "all",
          paths,
          load: () => Promise.resolve({ Page: () => null }),
          head: () => ({ title }),
          ...(isChecked && { middleware: ["auth"] }),
        },
      ],
      slots: [],
      ...(parts && { search: () => Promise.resolve({ parts }) }),
    };
    const loaded = isBroken
      ? { kind: "failed", phase: "evaluate", error: new Error("broken"), remote: name, version: "1" }
      : { kind: "loaded", remote: remote as unknown as AnyRemote, artefact: artefactOf(name), styles: new Map() };
    return [name, loaded as unknown as LoadedRemote, shippedWith(paths)] as const; // what a search reads of it
  });
  return new LiveRelease(
    { id, remotes: Object.fromEntries(made.map(([name, , shipped]) => [name, shipped])) },
    new Map(made.map(([name, loaded]) => [name, loaded])),
  );
};
