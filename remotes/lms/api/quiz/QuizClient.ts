import { readEnvelope, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import type * as z from "zod/mini";

import { AttemptState, Begun, Kept, type SavedAnswer, type WantedAttempt } from "../../contract/quiz/Attempt";
import { QuizFront, QuizList, Review } from "../../contract/quiz/Review";

const at = (id: string): string => `quiz/attempts/${encodeURIComponent(id)}`;

/** Quizzes as learners have them: paths of this remote's own service. */
export class QuizClient {
  private readonly lms: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.lms = http.named("lms");
  }

  /** The quizzes of the site. @throws AppError offline | timeout | upstream | malformed */
  async list(): Promise<QuizList> {
    return readEnvelope(await this.lms.get("quiz/list"), QuizList);
  }

  /** @throws AppError not-found where there is none of this name */
  async show(slug: string): Promise<QuizFront> {
    return readEnvelope(await this.lms.get("quiz/show", { params: { slug } }), QuizFront);
  }

  /**
   * Begins an attempt; somebody's open one is given instead.
   * @throws AppError unauthorized where an account is needed; conflict where no attempt is left
   */
  async begin(wanted: WantedAttempt): Promise<string> {
    return readEnvelope(await this.lms.create("quiz/attempts", wanted), Begun).id;
  }

  /** @throws AppError not-found where it is somebody else's */
  async attempt(id: string): Promise<z.infer<typeof AttemptState>> {
    return readEnvelope(await this.lms.get(at(id)), AttemptState);
  }

  /** Keeps what was chosen; the answer says what counts. @throws AppError as `attempt` */
  async keep(id: string, changes: readonly SavedAnswer[]): Promise<Kept> {
    return readEnvelope(await this.lms.create(`${at(id)}/answers`, { changes }), Kept);
  }

  /** Hands in. A repeat changes nothing. @throws AppError as `attempt` */
  async submit(id: string, changes: readonly SavedAnswer[] = []): Promise<Kept> {
    return readEnvelope(await this.lms.create(`${at(id)}/submit`, { changes }), Kept);
  }

  /** @throws AppError not-found; conflict while it goes on */
  async review(id: string): Promise<Review> {
    return readEnvelope(await this.lms.get(`${at(id)}/review`), Review);
  }
}
