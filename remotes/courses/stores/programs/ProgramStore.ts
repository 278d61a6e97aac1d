import type { Page, ProgramDetail, ProgramSchool } from "@serambi/kernel/contracts";
import { isAppError, type AppError } from "@serambi/kernel/errors";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { FeaturedData } from "../../contract/FeaturedData";
import type { ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { ProgramOutline } from "../../contract/programs/ProgramOutline";
import type { LazyProgramReader, ProgramReader } from "../../contract/programs/ProgramReader";

/** What a page of a programme may show beside its texts; each may be missing without harm to the rest. */
interface Parts {
  readonly classes: FeaturedData;
  readonly events: ProgramEvents;
  readonly schools: Page<ProgramSchool>;
  readonly outline: ProgramOutline;
}
export type ProgramPart = keyof Parts;

type PartStates = { readonly [P in ProgramPart]?: RemoteState<Parts[P]> };

export interface ProgramSnapshot extends PartStates {
  readonly detail: RemoteState<ProgramDetail>;
}

/** On the programme's own page; the catalogue has the rest. */
const CLASSES_SHOWN = 12;

/** One programme: its texts, and what each of its pages shows besides. */
export class ProgramStore {
  readonly detail: RemoteData<ProgramDetail>;
  readonly classes: RemoteData<FeaturedData>;
  readonly events: RemoteData<ProgramEvents>;
  readonly schools: RemoteData<Page<ProgramSchool>>;
  readonly outline: RemoteData<ProgramOutline>;
  /** The page of schools that was asked for. */
  private schoolsPage: number;

  constructor(
    readonly key: string,
    private readonly reader: LazyProgramReader,
    saved?: ProgramSnapshot,
  ) {
    this.detail = new RemoteData(saved?.detail);
    this.classes = new RemoteData(saved?.classes);
    this.events = new RemoteData(saved?.events);
    this.schools = new RemoteData(saved?.schools);
    this.outline = new RemoteData(saved?.outline);
    this.schoolsPage = saved?.schools?.data?.page ?? 1;
  }

  /** Whether `key` names this programme, by id or by slug. */
  isKnownAs = (key: string): boolean => {
    const { data } = this.detail.state;
    return key === this.key || key === data?.id || key === data?.slug;
  };

  /**
   * Reads what is still missing of these parts, the texts first: they tell the id.
   * @returns why there is no programme, or null when there is one
   */
  open = async (parts: readonly ProgramPart[], schoolsPage = 1): Promise<AppError | null> => {
    const failure = this.detail.state.phase === "ready" ? null : await this.readDetail();
    if (failure) return failure;
    const isTurned = this.schoolsPage !== schoolsPage;
    this.schoolsPage = schoolsPage;
    const missing = parts.filter((part) => this[part].state.phase !== "ready" || (part === "schools" && isTurned));
    await Promise.all(missing.map(this.reload));
    return null;
  };

  /** Reads one part anew. */
  reload = async (part: ProgramPart): Promise<void> => {
    const id = this.detail.state.data?.id;
    if (id === undefined) return;
    const read =
      <T>(ask: (reader: ProgramReader) => Promise<T>) =>
      async () =>
        ask(await this.reader());
    switch (part) {
      case "classes":
        await this.classes.run(read((reader) => reader.classes(id, CLASSES_SHOWN)));
        return;
      case "events":
        await this.events.run(read((reader) => reader.events(id)));
        return;
      case "schools":
        await this.schools.run(read((reader) => reader.schools(id, this.schoolsPage)));
        return;
      case "outline":
        await this.outline.run(read((reader) => reader.outline(id)));
    }
  };

  /** Only the parts that were asked for. */
  snapshot = (): ProgramSnapshot => {
    const { detail, classes, events, schools, outline } = this;
    const isAsked = ({ state }: { readonly state: { readonly phase: string } }) => state.phase !== "idle";
    return {
      detail: detail.state,
      ...(isAsked(classes) && { classes: classes.state }),
      ...(isAsked(events) && { events: events.state }),
      ...(isAsked(schools) && { schools: schools.state }),
      ...(isAsked(outline) && { outline: outline.state }),
    };
  };

  private async readDetail(): Promise<AppError | null> {
    let failure: AppError | null = null;
    await this.detail.run(async () => {
      try {
        return await (await this.reader()).program(this.key);
      } catch (error) {
        if (isAppError(error)) failure = error;
        throw error;
      }
    });
    return failure;
  }
}
