import type { ClassOverview, Syllabus } from "@serambi/kernel/contracts";
import { isAppError, type AppError } from "@serambi/kernel/errors";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { LazyCourseReader } from "../contract/CourseReader";

export interface CourseSnapshot {
  readonly overview: RemoteState<ClassOverview>;
  readonly syllabus: RemoteState<Syllabus>;
}

/** One class: its texts, and its syllabus, which may be missing without harm to the rest. */
export class CourseStore {
  readonly overview: RemoteData<ClassOverview>;
  readonly syllabus: RemoteData<Syllabus>;

  constructor(
    readonly key: string,
    private readonly deps: { readonly reader: LazyCourseReader },
    saved?: CourseSnapshot,
  ) {
    this.overview = new RemoteData(saved?.overview);
    this.syllabus = new RemoteData(saved?.syllabus);
  }

  /**
   * Reads what is still missing, the overview first: it names the classroom of the syllabus.
   * @returns why there is no overview, or null when there is one
   */
  open = async (): Promise<AppError | null> => {
    const failure = this.overview.state.phase === "ready" ? null : await this.readOverview();
    if (!failure && this.syllabus.state.phase !== "ready") await this.reloadSyllabus();
    return failure;
  };

  reloadSyllabus = async (): Promise<void> => {
    const classroomId = this.overview.state.data?.classroomId;
    if (classroomId) await this.syllabus.run(async () => (await this.deps.reader()).syllabus(classroomId));
  };

  snapshot = (): CourseSnapshot => ({ overview: this.overview.state, syllabus: this.syllabus.state });

  private async readOverview(): Promise<AppError | null> {
    let failure: AppError | null = null;
    await this.overview.run(async () => {
      try {
        return await (await this.deps.reader()).overview(this.key);
      } catch (error) {
        if (isAppError(error)) failure = error;
        throw error;
      }
    });
    return failure;
  }
}
