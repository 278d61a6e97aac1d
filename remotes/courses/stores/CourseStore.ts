import type { ClassOverview, Syllabus } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { LazyCourseReader } from "../contract/CourseReader";

export interface CourseSnapshot {
  readonly overview: RemoteState<ClassOverview>;
  readonly syllabus: RemoteState<Syllabus>;
}

interface CourseDeps {
  readonly reader: LazyCourseReader;
  /** The classroom of a class, where a list that was read has named it. */
  readonly classroomOf?: (key: string) => string | undefined;
}

/** One class: its texts, and its syllabus, which may be missing without harm to the rest. */
export class CourseStore {
  readonly overview: RemoteData<ClassOverview>;
  readonly syllabus: RemoteData<Syllabus>;

  constructor(
    readonly key: string,
    private readonly deps: CourseDeps,
    saved?: CourseSnapshot,
  ) {
    this.overview = new RemoteData(saved?.overview);
    this.syllabus = new RemoteData(saved?.syllabus);
  }

  /**
   * Reads what is still missing, the overview first: it names the classroom of the syllabus. Where a list has named it
   * before, neither waits for the other.
   * @returns why there is no overview, or null when there is one
   */
  open = async (): Promise<AppError | null> => {
    const isKnown = this.overview.state.phase === "ready";
    const classroomId = isKnown ? undefined : this.deps.classroomOf?.(this.key);
    const [failure] = await Promise.all([
      isKnown ? null : this.readOverview(),
      classroomId !== undefined && this.readSyllabus(classroomId),
    ]);
    if (!failure && classroomId === undefined && this.syllabus.state.phase !== "ready") await this.reloadSyllabus();
    return failure;
  };

  reloadSyllabus = async (): Promise<void> => {
    const classroomId = this.overview.state.data?.classroomId;
    if (classroomId) await this.readSyllabus(classroomId);
  };

  snapshot = (): CourseSnapshot => ({ overview: this.overview.state, syllabus: this.syllabus.state });

  private async readSyllabus(classroomId: string): Promise<void> {
    await this.syllabus.run(async () => (await this.deps.reader()).syllabus(classroomId));
  }

  private readOverview(): Promise<AppError | null> {
    return failureOf(this.overview, async () => (await this.deps.reader()).overview(this.key));
  }
}
