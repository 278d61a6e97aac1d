import type { Certificate, Lesson } from "@serambi/kernel/contracts";
import type { AppError } from "@serambi/kernel/errors";
import { failureOf } from "@serambi/kernel/pages";
import { RemoteData, type RemoteState } from "@serambi/kernel/state";

import type { LazyLearningReader } from "../../contract/learning/LearningReader";
import type { LazyProgressShelf } from "../../contract/learning/ProgressShelf";
import { LessonStore } from "./LessonStore";
import type { ProgressStore } from "./ProgressStore";

/** The chapters that this page has opened, by class and chapter. Progress is each browser's own and never travels. */
export interface LearningSnapshot {
  readonly lessons: Readonly<Record<string, RemoteState<Lesson>>>;
  readonly certificates: Readonly<Record<string, RemoteState<Certificate>>>;
}

interface LearningDeps {
  readonly reader: LazyLearningReader;
  readonly shelf: LazyProgressShelf;
  readonly now: () => Date;
}

const keyOf = (classKey: string, chapterSlug: string): string => `${classKey}/${chapterSlug}`;

/** Chapters, and how far the learner is in them. */
export class LearningStore {
  private progressStore: ProgressStore | undefined;
  private readonly lessons = new Map<string, LessonStore>();
  private readonly certificates = new Map<string, RemoteData<Certificate>>();

  constructor(
    private readonly deps: LearningDeps,
    private readonly saved: LearningSnapshot = { lessons: {}, certificates: {} },
  ) {}

  /**
   * How far the learner is, in every class of this visit.
   * @param Store comes with the pages that show it: no other page carries its code
   */
  progress(Store: typeof ProgressStore): ProgressStore {
    return (this.progressStore ??= new Store(this.deps));
  }

  /** @param classKey slug or classroom of the class */
  lesson(classKey: string, chapterSlug: string): LessonStore {
    const key = keyOf(classKey, chapterSlug);
    const known = this.lessons.get(key);
    if (known) return known;
    const saved = Object.hasOwn(this.saved.lessons, key) ? this.saved.lessons[key] : undefined;
    const made = new LessonStore(classKey, chapterSlug, this.deps.reader, saved);
    this.lessons.set(key, made);
    return made;
  }

  /** What a code proves; known by that code as it was asked for. */
  certificate(code: string): RemoteData<Certificate> {
    const known = this.certificates.get(code);
    if (known) return known;
    const saved = Object.hasOwn(this.saved.certificates, code) ? this.saved.certificates[code] : undefined;
    const made = new RemoteData(saved);
    this.certificates.set(code, made);
    return made;
  }

  /** @returns why there is no certificate, or null when there is one */
  openCertificate = async (code: string): Promise<AppError | null> => {
    const certificate = this.certificate(code);
    if (certificate.state.phase === "ready") return null;
    return failureOf(certificate, async () => (await this.deps.reader()).certificate(code));
  };

  /** Whether anything was asked for: progress alone has nothing that travels. */
  get isAsked(): boolean {
    return this.lessons.size + this.certificates.size > 0;
  }

  certify = async (classroomId: string, learnerName: string) =>
    (await this.deps.reader()).certify({ classroomId, learnerName });

  snapshot = (): LearningSnapshot => ({
    lessons: Object.fromEntries([...this.lessons].map(([key, { lesson }]) => [key, lesson.state])),
    certificates: Object.fromEntries([...this.certificates].map(([code, { state }]) => [code, state])),
  });
}
