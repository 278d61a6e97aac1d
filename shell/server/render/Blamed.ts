import type { RemoteVersion } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";

/** By then every page that was ordered before the version was put to rest has had its turn; shorter than any rest. */
const MEMORY_MS = 5_000;

/**
 * Versions that a page was given up for a moment ago. Pages that were ordered with them before that are given up, too, and made without
 * them: each would take as long as the one before, or end another process, while everybody waits.
 */
export class Blamed {
  private readonly until = new Map<string, { readonly ms: number; readonly why: RenderInterrupted }>();

  constructor(private readonly now = (): number => performance.now()) {}

  note = (why: RenderInterrupted): void => {
    if (why.culprit) this.until.set(keyOf(why.culprit), { ms: this.now() + MEMORY_MS, why });
  };

  /** @throws RenderInterrupted where one of them is to be rendered */
  requireNone = (versions: readonly RemoteVersion[]): void => {
    if (this.until.size === 0) return;
    for (const [key, { ms }] of this.until) if (ms <= this.now()) this.until.delete(key);
    for (const version of versions) {
      const known = this.until.get(keyOf(version));
      if (known) throw new RenderInterrupted(known.why.why, version, { cause: known.why.cause });
    }
  };
}

const keyOf = ({ remote, version }: RemoteVersion): string => `${remote}@${version}`;
