import type { PageTools } from "../../client/boot/pageState";
import type { Route } from "../../client/page/types";
import type { Override } from "../../registry/dev/overrideToken";
import { sha384 } from "../../registry/integrity";
import type { Release } from "../../registry/resolve";
import type { ClientAssets } from "../render/ClientAssets";

/** Named chunks of the shell that pages load for who develops, and for nobody else. */
const CHUNKS = ["tools", "panel"] as const;

const hashes = new WeakMap<ClientAssets, Record<string, string>>();

/** Hashes of their files, by address: what has none is not loaded. */
const hashesOf = (assets: ClientAssets): Record<string, string> => {
  const known = hashes.get(assets) ?? {
    ...Object.fromEntries(assets.scriptsOf(...CHUNKS).map(({ href, integrity }) => [href, integrity])),
    ...Object.fromEntries(assets.stylesOf(...CHUNKS).map(({ href, text }) => [href, sha384(Buffer.from(text))])),
  };
  hashes.set(assets, known);
  return known;
};

/** Paths of the live version that this site does not list: the local build shows none of them either. */
const hiddenPaths = ({ remotes }: Release, routes: readonly Route[], remote: string): string[] => {
  const listed = new Set(routes.map(({ pattern }) => pattern));
  return (remotes[remote]?.pages ?? []).flatMap(({ paths }) => paths.filter((path) => !listed.has(path)));
};

/** What a page brings along for who develops, and the hashes of the scripts that belong to it. */
export interface DeveloperTools {
  readonly tools: PageTools;
  readonly hashes: Readonly<Record<string, string>>;
}

/**
 * @param override what this browser shows in the place of a remote
 * @param hasPanel whether the operator lets anybody open the panel
 * @returns undefined for an ordinary page
 */
export const developerTools = (
  assets: ClientAssets,
  release: Release,
  routes: readonly Route[],
  { override, hasPanel }: { readonly override: Override | null; readonly hasPanel: boolean },
): DeveloperTools | undefined => {
  if (!override) return hasPanel ? { tools: {}, hashes: hashesOf(assets) } : undefined;
  const { remote, address, expires } = override;
  return {
    tools: { local: { remote, address, until: expires, hidden: hiddenPaths(release, routes, remote) } },
    hashes: hashesOf(assets),
  };
};
