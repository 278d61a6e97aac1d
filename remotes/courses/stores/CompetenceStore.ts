import type { ProgramSummary } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { CatalogQuery } from "../contract/catalogQuery";
import type { LazyCourseReader } from "../contract/CourseReader";
import { CatalogStore, type CatalogSnapshot } from "./CatalogStore";

export interface CompetenceSnapshot {
  readonly program: RemoteState<ProgramSummary>;
  readonly catalog: CatalogSnapshot;
}

interface CompetenceDeps {
  readonly reader: LazyCourseReader;
  readonly now: () => Date;
}

/** One programme with the list of its classes. */
export class CompetenceStore {
  readonly program: RemoteData<ProgramSummary>;
  readonly catalog: CatalogStore;

  constructor(
    readonly slug: string,
    private readonly deps: CompetenceDeps,
    saved?: CompetenceSnapshot,
  ) {
    this.program = new RemoteData(saved?.program);
    // The list is not asked for before its programme is known.
    const scope = () => ({ programId: this.program.state.data?.id ?? slug });
    this.catalog = new CatalogStore({ ...deps, scope }, saved?.catalog);
  }

  /**
   * Reads the programme, if that is still missing, and the part of its list that is asked for; a list that fails says so itself.
   * @returns why there is no programme, or null when there is one
   */
  open = async (query: CatalogQuery): Promise<AppError | null> => {
    const failure = this.program.state.phase === "ready" ? null : await this.readProgram();
    if (!failure) await this.catalog.show(query);
    return failure;
  };

  snapshot = (): CompetenceSnapshot => ({ program: this.program.state, catalog: this.catalog.snapshot() });

  private readProgram(): Promise<AppError | null> {
    return failureOf(this.program, async () => (await this.deps.reader()).program(this.slug));
  }
}
