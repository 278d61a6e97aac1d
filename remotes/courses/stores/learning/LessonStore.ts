import type { Lesson } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { LazyLearningReader } from "../../contract/learning/LearningReader";

/** One chapter of a class. */
export class LessonStore {
  readonly lesson: RemoteData<Lesson>;

  constructor(
    private readonly classKey: string,
    private readonly chapterSlug: string,
    private readonly reader: LazyLearningReader,
    saved?: RemoteState<Lesson>,
  ) {
    this.lesson = new RemoteData(saved);
  }

  /**
   * Reads the chapter unless it is there and open: one that was locked may have been paid for since.
   * @returns why there is no chapter, or null when there is one
   */
  open = async (): Promise<AppError | null> => {
    const { phase, data } = this.lesson.state;
    if (phase === "ready" && !data.isLocked) return null;
    const failure = await failureOf(this.lesson, async () =>
      (await this.reader()).lesson(this.classKey, this.chapterSlug),
    );
    return this.lesson.state.data ? null : failure;
  };
}
