import type { Certificate, CertificateRequest, ClassProgress, Lesson } from "@serambi/kernel/contracts";

/** What the player reads and writes. Every method may throw AppError (offline, timeout, unauthorized, …). */
export interface LearningReader {
  /**
   * One chapter; its rich text comes sanitised. A locked one has no blocks.
   * @param classKey slug of the class or its classroom
   */
  lesson(classKey: string, chapterSlug: string): Promise<Lesson>;
  /** What the platform knows of the learner who is logged in. */
  progress(classroomId: string): Promise<ClassProgress>;
  /** Sends what is known here. @returns both put together */
  mergeProgress(progress: ClassProgress): Promise<ClassProgress>;
  /** The certificate of a class of which every chapter is done; asked again, the same one. */
  certify(request: CertificateRequest): Promise<Certificate>;
  /** @param code in any letter case, with or without its dashes */
  certificate(code: string): Promise<Certificate>;
}

export type LazyLearningReader = () => Promise<LearningReader>;
