import type { ProgramSummary } from "@serambi/kernel/contracts";
import { PagedStore, type PagedSnapshot } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { ProgramPage } from "../../contract/programs/ProgramData";
import type { ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { OutlinePage } from "../../contract/programs/ProgramOutline";
import type { LazyProgramReader } from "../../contract/programs/ProgramReader";
import { ProgramStore, type ProgramSnapshot } from "./ProgramStore";

export interface ProgramsSnapshot {
  readonly list?: PagedSnapshot<ProgramPage>;
  readonly outlines?: PagedSnapshot<OutlinePage>;
  readonly all?: RemoteState<readonly ProgramSummary[]>;
  readonly events?: RemoteState<ProgramEvents>;
  readonly programs?: Readonly<Record<string, ProgramSnapshot>>;
}

/** Programmes of a site: the lists of them, their dates, and each one that was opened. */
export class ProgramsStore {
  readonly list: PagedStore<ProgramPage>;
  readonly outlines: PagedStore<OutlinePage>;
  /** All programmes, without paging. */
  readonly all: RemoteData<readonly ProgramSummary[]>;
  readonly events: RemoteData<ProgramEvents>;
  private readonly programs = new Map<string, ProgramStore>();

  constructor(
    private readonly reader: LazyProgramReader,
    saved: ProgramsSnapshot = {},
  ) {
    this.list = new PagedStore(async (page) => (await reader()).programs(page), saved.list);
    this.outlines = new PagedStore(async (page) => (await reader()).outlines(page), saved.outlines);
    this.all = new RemoteData(saved.all);
    this.events = new RemoteData(saved.events);
    for (const [key, program] of Object.entries(saved.programs ?? {}))
      this.programs.set(key, new ProgramStore(key, reader, program));
  }

  /** The programme under this id or slug: one store, by whichever of the two it was opened first. */
  program(key: string): ProgramStore {
    const known = this.programs.get(key) ?? [...this.programs.values()].find(({ isKnownAs }) => isKnownAs(key));
    if (known) return known;
    const made = new ProgramStore(key, this.reader);
    this.programs.set(key, made);
    return made;
  }

  /** Whether anything was asked for. */
  get isAsked(): boolean {
    return Object.keys(this.snapshot()).length > 0;
  }

  reloadAll = async (): Promise<void> => {
    await this.all.run(async () => (await this.reader()).allPrograms());
  };

  reloadEvents = async (): Promise<void> => {
    await this.events.run(async () => (await this.reader()).events());
  };

  /** Only what was asked for. */
  snapshot = (): ProgramsSnapshot => ({
    ...(this.list.isAsked && { list: this.list.snapshot() }),
    ...(this.outlines.isAsked && { outlines: this.outlines.snapshot() }),
    ...(this.all.state.phase !== "idle" && { all: this.all.state }),
    ...(this.events.state.phase !== "idle" && { events: this.events.state }),
    ...(this.programs.size > 0 && {
      programs: Object.fromEntries([...this.programs].map(([key, program]) => [key, program.snapshot()])),
    }),
  });
}
