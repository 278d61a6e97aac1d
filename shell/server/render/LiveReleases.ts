import type { BundleLoader } from "../../registry/BundleLoader";
import type { RegistryFile } from "../../registry/RegistryFile";
import { resolve } from "../../registry/resolve";
import { LiveRelease } from "./LiveRelease";

/** The release of each request, with its bundles loaded. Requests of an older release go on with theirs. */
export class LiveReleases {
  private latest: LiveRelease | null = null;

  constructor(
    private readonly registry: RegistryFile,
    private readonly bundles: BundleLoader,
  ) {}

  /** What is live now; one with a remote that failed is looked at anew each time, it may have healed. */
  current = async (tenant: string): Promise<LiveRelease> => {
    const release = resolve(await this.registry.read(), { tenant, cohort: "" });
    if (this.latest?.release === release && this.latest.isWhole) return this.latest;
    const loaded = await LiveRelease.load(release, this.bundles);
    this.latest = loaded;
    return loaded;
  };

  /** Whether there is anything to serve: remotes are registered, and at least one of them loads. */
  isReady = async (): Promise<boolean> =>
    [...(await this.current("")).remotes.values()].some(({ kind }) => kind === "loaded");
}
