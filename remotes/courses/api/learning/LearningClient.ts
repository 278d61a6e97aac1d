import {
  Certificate,
  ClassProgress,
  Lesson,
  type LessonBlock,
  type CertificateRequest,
} from "@serambi/kernel/contracts";
import { bareAddress, ownPicture, sanitizeHtml } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import type { LearningReader } from "../../contract/learning/LearningReader";

/** Pictures and films: of this site, or by https. */
const cleanAddress = (src: string): string => {
  const address = bareAddress(src);
  return /^(?:https:\/\/|\/(?![/\\]))/i.test(address) ? address : "";
};

const cleanBlock = (block: LessonBlock): LessonBlock => {
  switch (block.kind) {
    case "text":
    case "exercise":
      return { ...block, html: sanitizeHtml(block.html) };
    case "image":
      return { ...block, src: cleanAddress(block.src) };
    case "video":
      return {
        ...block,
        src: cleanAddress(block.src),
        ...(block.poster !== undefined && { poster: ownPicture(block.poster) }),
        captions: block.captions.filter(({ src }) => cleanAddress(src) !== ""),
      };
    case "code":
    case "embed":
    case "quiz":
      return block;
  }
};

/** On a server many pages may be made of one answer: it is cleaned once. */
const cleaned = new WeakMap<Lesson, Lesson>();

/** What stores hold is clean: rich text is sanitised where it comes in. */
const clean = (lesson: Lesson): Lesson => {
  const known = cleaned.get(lesson) ?? { ...lesson, blocks: lesson.blocks.map(cleanBlock) };
  cleaned.set(lesson, known);
  return known;
};

/** The learning host (specification section 7.1, the client with the AppToken header; its paths: decision 19). */
export class LearningClient implements LearningReader {
  constructor(private readonly learning: HttpClient) {}

  /** @throws AppError not-found | offline | timeout | upstream | malformed */
  async lesson(classKey: string, chapterSlug: string): Promise<Lesson> {
    const params = { classroomId: classKey, chapter: chapterSlug };
    // Whole or not at all: a learner does not see that a task is missing.
    return clean(readEnvelope(await this.learning.get("lesson", { params }), Lesson));
  }

  /** @throws AppError unauthorized | offline | timeout | upstream | malformed */
  async progress(classroomId: string): Promise<ClassProgress> {
    return readEnvelope(await this.learning.get("progress", { params: { classroomId } }), ClassProgress);
  }

  /** @throws AppError unauthorized | invalid | offline | timeout | upstream | malformed */
  async mergeProgress(progress: ClassProgress): Promise<ClassProgress> {
    return readEnvelope(await this.learning.create("progress", progress), ClassProgress);
  }

  /** @throws AppError unauthorized | forbidden | conflict | invalid | offline | timeout | upstream | malformed */
  async certify(request: CertificateRequest): Promise<Certificate> {
    return readEnvelope(await this.learning.create("certificate", request), Certificate);
  }

  /** @throws AppError not-found | offline | timeout | upstream | malformed */
  async certificate(code: string): Promise<Certificate> {
    return readEnvelope(await this.learning.get("certificate", { params: { code } }), Certificate);
  }
}
