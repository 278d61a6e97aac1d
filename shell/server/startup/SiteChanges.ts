import type { SharedState } from "../sharedState/SharedState";
import type { Upstream } from "../upstream/Upstream";
import type { TenantDirectory } from "./TenantDirectory";

interface SiteChangesDeps {
  readonly upstream: Pick<Upstream, "forgetAnswers">;
  readonly directory: Pick<TenantDirectory, "changed">;
  /** The state that processes share, where there are several. Without it the others ask the platform after two seconds. */
  readonly shared?: Pick<SharedState, "tell" | "hear"> | undefined;
}

const CHANNEL = "serambi:site-changed";
const KEY = /^[a-z0-9-]{1,100}$/;

/** Has the next request of every process see a site as it has just been changed. */
export class SiteChanges {
  constructor(private readonly deps: SiteChangesDeps) {
    deps.shared?.hear(CHANNEL, (key) => {
      if (KEY.test(key)) this.take(key);
    });
  }

  /** @param key of the site @returns ends once the other processes were told, or cannot be told: whoever changed it is answered after that */
  tell = async (key: string): Promise<void> => {
    this.take(key);
    await this.deps.shared?.tell(CHANNEL, key);
  };

  private take(key: string): void {
    this.deps.upstream.forgetAnswers();
    this.deps.directory.changed(key);
  }
}
