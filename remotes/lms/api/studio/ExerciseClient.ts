import type { Language as TextLanguage } from "@serambi/kernel/contracts";
import { sanitizeHtml } from "@serambi/kernel/html";
import { readEnvelope, readList, type HttpClient } from "@serambi/kernel/http";

import type { Exercise, ExerciseEntry } from "../../contract/studio/Exercise";
import { ExerciseAnswer, ExerciseEntryAnswer } from "../../contract/studio/exerciseAnswers";
import type { Language } from "../../contract/studio/Session";

/** Exercises of the LMS's own host, for loaders. Their texts are in the language of the page. */
export class ExerciseClient {
  /** @param lang where another language than the page's is wanted */
  constructor(
    private readonly host: HttpClient,
    private readonly lang?: TextLanguage,
  ) {}

  /**
   * All exercises, or those of one language; by language, from easy to hard.
   * @throws AppError offline | timeout | upstream | malformed
   */
  async exercises(language?: Language): Promise<readonly ExerciseEntry[]> {
    const params = { ...this.texts(), ...(language && { language }) };
    return readList(await this.host.get("studio/exercises", { params }), ExerciseEntryAnswer);
  }

  /**
   * One exercise without its solution; its HTML comes sanitised.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async exercise(slug: string): Promise<Exercise> {
    const params = { slug, ...this.texts() };
    const read = readEnvelope(await this.host.get("studio/exercise", { params }), ExerciseAnswer);
    return {
      ...read,
      task: sanitizeHtml(read.task),
      hints: read.hints.map((hint) => sanitizeHtml(hint)),
      tests: read.tests.map((test) => ({ ...test, hint: sanitizeHtml(test.hint) })),
    };
  }

  private texts() {
    return this.lang ? { lang: this.lang } : {};
  }
}
