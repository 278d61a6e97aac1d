import type { Page } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient, type HttpClients } from "@serambi/kernel/http";

import { QuizAnalysis, QuizDraft, ResultRow, type WantedDraft } from "../../contract/quiz/Author";
import type { QuizContent } from "../../contract/quiz/Quiz";

/** Quizzes as their authors have them. Every call is refused to others. */
export class AuthorClient {
  private readonly lms: HttpClient;

  constructor(http: Pick<HttpClients, "named">) {
    this.lms = http.named("lms");
  }

  /** @throws AppError not-found | forbidden | unauthorized */
  async draft(slug: string): Promise<QuizDraft> {
    return readEnvelope(await this.lms.get("quiz/draft", { params: { slug } }), QuizDraft);
  }

  /** What all attempts say of its questions. */
  async analysis(slug: string): Promise<QuizAnalysis> {
    return readEnvelope(await this.lms.get("quiz/analysis", { params: { slug } }), QuizAnalysis);
  }

  /** Attempts that were handed in, the newest first. */
  async results(slug: string, page: number, perPage: number): Promise<Page<ResultRow>> {
    return readPage(await this.lms.get("quiz/results", { params: { slug, page, perPage } }), ResultRow);
  }

  /** @throws AppError conflict where another quiz has the address */
  async create(slug: string, content: QuizContent): Promise<QuizDraft> {
    return readEnvelope(await this.lms.create("quiz/create", { slug, content }), QuizDraft);
  }

  /** @throws AppError conflict where somebody else has saved meanwhile */
  async save(draft: WantedDraft): Promise<QuizDraft> {
    return readEnvelope(await this.lms.create("quiz/save", draft), QuizDraft);
  }

  /** Gives the draft to learners. @throws AppError conflict as `save` */
  async publish(slug: string, revision: number): Promise<QuizDraft> {
    return readEnvelope(await this.lms.create("quiz/publish", { slug, revision }), QuizDraft);
  }

  /** Takes an earlier version as the draft. @throws AppError conflict as `save` */
  async restore(slug: string, revision: number, version: number): Promise<QuizDraft> {
    return readEnvelope(await this.lms.create("quiz/restore", { slug, revision, version }), QuizDraft);
  }
}
