import { idle, RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { PesilatProgramme } from "../../contract/pesilat/PesilatClass";
import type { LazyPesilatReader } from "../../contract/pesilat/PesilatReader";

export interface PesilatSnapshot {
  readonly programme: RemoteState<PesilatProgramme>;
}

interface PesilatDeps {
  readonly reader: LazyPesilatReader;
  readonly now: () => Date;
  /** What the site's classes are searched for; empty for all. */
  readonly search: string;
}

/** For so long an answer is shown again without new calls: going back is instant. */
const FRESH_MS = 60_000;

/** The classes of the martial-arts programme. */
export class PesilatStore {
  readonly programme: RemoteData<PesilatProgramme>;
  private answeredAtMs: number;

  constructor(
    private readonly deps: PesilatDeps,
    saved?: PesilatSnapshot,
  ) {
    this.programme = new RemoteData(saved?.programme);
    this.answeredAtMs = deps.now().getTime();
  }

  /** Brings the classes; an answer of the last minute is kept. */
  show = async (): Promise<void> => {
    if (this.programme.state.phase !== "ready" || !this.isFresh) await this.reload();
  };

  reload = async (): Promise<void> => {
    await this.programme.run(async () => (await this.deps.reader()).programme(this.deps.search));
    this.answeredAtMs = this.deps.now().getTime();
  };

  /** Without an answer that would not be shown again: when it came is not told. */
  get isAsked(): boolean {
    return this.programme.state.phase !== "idle";
  }

  snapshot = (): PesilatSnapshot => ({ programme: this.isFresh ? this.programme.state : idle() });

  private get isFresh(): boolean {
    return this.deps.now().getTime() - this.answeredAtMs <= FRESH_MS;
  }
}
