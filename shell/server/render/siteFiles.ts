import type { FileList, SiteFiles } from "../../client/page/sentPage";
import type { Route } from "../../client/page/types";
import type { Release } from "../../registry/resolve";
import type { Artefact, ShippedVersion } from "../../registry/schema";
import { ArtefactRefused } from "../../registry/VerifiedArtefacts";
import { partFiles } from "./fileLists";

const known = new WeakMap<Artefact, Map<string, FileList>>();

const filesOf = (artefact: Artefact, page: string, language: string): FileList | null => {
  const ofArtefact = known.get(artefact) ?? new Map<string, FileList>();
  known.set(artefact, ofArtefact);
  const key = `${page} ${language}`;
  const before = ofArtefact.get(key);
  if (before) return before;
  const part = artefact.pages.find(({ id }) => id === page);
  if (!part) return null;
  const files = partFiles(artefact, part, language);
  ofArtefact.set(key, files);
  return files;
};

/**
 * The files of pages, by `<remote>/<page>`: known from what was signed, before any code of theirs runs. A version that cannot be
 * read is left out.
 */
export const siteFiles = async (
  routes: readonly Route[],
  { remotes }: Release,
  language: string,
  describe: (remote: string, shipped: ShippedVersion) => Promise<Artefact>,
): Promise<SiteFiles> => {
  const found: Record<string, FileList> = {};
  for (const { remote, page } of routes) {
    const shipped = remotes[remote];
    if (!shipped) continue;
    try {
      const files = filesOf(await describe(remote, shipped), page, language);
      if (files) found[`${remote}/${page}`] = files;
    } catch (error) {
      if (!(error instanceof ArtefactRefused)) throw error;
    }
  }
  return found;
};
