import { bareAddress, ownPicture, sanitizeHtml } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";

import { Certificate, Enrolment, Lesson } from "../../contract/hosts/learning";
import type { LessonBlock } from "../../contract/hosts/lessons";

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
    case "task":
      return block;
  }
};

/** On a server many pages may be made of one answer: it is cleaned once. */
const cleaned = new WeakMap<Lesson, Lesson>();

/** What a page is given is clean: rich text is sanitised where it comes in. */
const clean = (lesson: Lesson): Lesson => {
  const known = cleaned.get(lesson) ?? { ...lesson, blocks: lesson.blocks.map(cleanBlock) };
  cleaned.set(lesson, known);
  return known;
};

/** Chapters and certificates of the learning host (specification section 7.1, the client with the AppToken header; its paths: decision 19). */
export class LearningClient {
  constructor(private readonly learning: HttpClient) {}

  /**
   * One chapter; its rich text comes sanitised. A locked one has no blocks.
   * @param classKey slug of the class or its classroom
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async lesson(classKey: string, chapterSlug: string): Promise<Lesson> {
    const params = { classroomId: classKey, chapter: chapterSlug };
    // Whole or not at all: a learner does not see that a task is missing.
    return clean(readEnvelope(await this.learning.get("lesson", { params }), Lesson));
  }

  /**
   * Whether the visitor is enrolled in a class; a guest is not.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async isEnrolled(classroomId: string): Promise<boolean> {
    return readEnvelope(await this.learning.get("enrolment", { params: { classroomId } }), Enrolment).isEnrolled;
  }

  /**
   * Enrols the visitor in a class that costs nothing.
   * @throws AppError unauthorized | forbidden | conflict | not-found | offline | timeout | upstream | malformed
   */
  async enrol(classroomId: string): Promise<void> {
    readEnvelope(await this.learning.create("enrolment", { classroomId }), Enrolment);
  }

  /**
   * What a code proves.
   * @param code in any letter case, with or without its dashes
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async certificate(code: string): Promise<Certificate> {
    return readEnvelope(await this.learning.get("certificate", { params: { code } }), Certificate);
  }
}
