import type { RemoteStore } from "@serambi/kernel/remote";

import type { LazyShowcaseReader } from "../contract/showcase/ShowcaseReader";
import type { ShowcaseSnapshot, ShowcaseStore } from "./showcase/ShowcaseStore";

/** What travels of each part: nothing of one that was not asked for. */
export interface LmsSnapshot {
  readonly showcase?: ShowcaseSnapshot;
}

/** The parts of this remote. Their code comes with the pages that show them: no other page carries it. */
interface LmsParts {
  readonly showcase: ShowcaseStore;
}

export interface LmsDeps {
  readonly showcase: LazyShowcaseReader;
}

/** Everything this remote knows on one page, by its parts. */
export class LmsStore implements RemoteStore {
  private readonly parts: { -readonly [K in keyof LmsParts]?: LmsParts[K] } = {};

  constructor(
    readonly deps: LmsDeps,
    private readonly saved: LmsSnapshot = {},
  ) {}

  /** A part of this store; `make` is called when the first page asks for it. */
  part<K extends keyof LmsParts>(name: K, make: (deps: LmsDeps, saved: LmsSnapshot[K]) => LmsParts[K]): LmsParts[K] {
    return (this.parts[name] ??= make(this.deps, this.saved[name]));
  }

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): LmsSnapshot => this.snapshotOf("showcase");

  private snapshotOf(name: keyof LmsParts): LmsSnapshot {
    const part = this.parts[name];
    const shown = part ? part.isAsked && part.snapshot() : this.saved[name];
    return shown ? { [name]: shown } : {};
  }
}
