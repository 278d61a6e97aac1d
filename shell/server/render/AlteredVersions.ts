import { LRUCache } from "lru-cache";

import type { Release } from "../../registry/resolve";
import type { ShippedVersion } from "../../registry/schema";
import type { Trust } from "../../registry/trust";
import { ArtefactRefused, type VerifiedArtefacts } from "../../registry/VerifiedArtefacts";
import type { LoadProblem } from "./Renderer";

const MAX_SUSPECTS = 100;

const keyOf = (remote: string, { version, sha384 }: ShippedVersion): string => `${remote}@${version}#${sha384}`;

/**
 * Versions of which a file was found altered after they had been loaded. Their code in memory is the one that was signed, but browsers
 * would miss files: while that lasts, such a version counts as one that cannot be loaded.
 */
export class AlteredVersions {
  private belief: object = {};
  private trust: Trust | null = null;
  private readonly suspects = new LRUCache<string, true>({ max: MAX_SUSPECTS });

  constructor(private readonly artefacts: VerifiedArtefacts) {}

  report = (remote: string, shipped: ShippedVersion): void => {
    if (this.suspects.has(keyOf(remote, shipped))) return;
    this.suspects.set(keyOf(remote, shipped), true);
    this.belief = {};
  };

  /** Another object after each find, and after a change of trust: what was decided under another one is decided anew. */
  readBelief = (): object => {
    const { trust } = this.artefacts;
    if (trust !== this.trust) this.belief = {};
    this.trust = trust;
    return this.belief;
  };

  /** Looks through the suspects of a release. One whose files are all as they were signed is none any more. */
  problemsOf = async ({ remotes }: Release): Promise<LoadProblem[]> => {
    const problems: LoadProblem[] = [];
    for (const [remote, shipped] of Object.entries(remotes)) {
      const key = keyOf(remote, shipped);
      if (!this.suspects.has(key)) continue;
      try {
        const { files } = await this.artefacts.describe(remote, shipped);
        for (const path of Object.keys(files)) await this.artefacts.readFile(remote, shipped, path);
        this.suspects.delete(key);
      } catch (error) {
        if (!(error instanceof ArtefactRefused)) throw error;
        problems.push({ remote, version: shipped.version, phase: error.phase, error });
      }
    }
    return problems;
  };
}
