import { PagedStore, type PagedSnapshot } from "@serambi/kernel/pages";
import type { RemoteStore } from "@serambi/kernel/remote";

import type { CompareData, CompareProps } from "../contract/compareSlot";
import type { LazyCourseReader } from "../contract/CourseReader";
import type { FeaturedData } from "../contract/FeaturedData";
import type { FeaturedProps } from "../contract/featuredSlot";
import type { LazyPesilatReader } from "../contract/pesilat/PesilatReader";
import type { LazyLearningReader } from "../contract/learning/LearningReader";
import type { LazyProgressShelf } from "../contract/learning/ProgressShelf";
import { PREMIUM_TYPE } from "../contract/paths";
import type { ByProgramProps } from "../contract/programs/byProgramSlot";
import type { ProgramEvents } from "../contract/programs/ProgramEvent";
import type { LazyProgramReader } from "../contract/programs/ProgramReader";
import type { UpcomingProps } from "../contract/programs/upcomingSlot";
import type { LazyWebinarReader, WebinarPage } from "../contract/WebinarReader";
import { CatalogStore, type CatalogSnapshot } from "./CatalogStore";
import { CompetenceStore, type CompetenceSnapshot } from "./CompetenceStore";
import { CourseStore, type CourseSnapshot } from "./CourseStore";
import type { LearningSnapshot, LearningStore } from "./learning/LearningStore";
import type { PesilatSnapshot, PesilatStore } from "./pesilat/PesilatStore";
import type { ProgramsSnapshot, ProgramsStore } from "./programs/ProgramsStore";

export interface CoursesSnapshot {
  readonly catalog?: CatalogSnapshot;
  readonly courses?: Readonly<Record<string, CourseSnapshot>>;
  readonly competences?: Readonly<Record<string, CompetenceSnapshot>>;
  readonly webinars?: PagedSnapshot<WebinarPage>;
  readonly programs?: ProgramsSnapshot;
  readonly premium?: CatalogSnapshot;
  readonly learning?: LearningSnapshot;
  readonly pesilat?: PesilatSnapshot;
}

/** Parts whose code comes with the pages that show them: no other page carries it. */
export interface CoursesParts {
  /** Chapters, and how far the learner is. */
  readonly learning: LearningStore;
  /** The martial-arts programme. */
  readonly pesilat: PesilatStore;
  /** Programmes. */
  readonly programs: ProgramsStore;
}

export interface CoursesDeps {
  readonly reader: LazyCourseReader;
  readonly webinars: LazyWebinarReader;
  readonly programs: LazyProgramReader;
  readonly lessons: LazyLearningReader;
  readonly shelf: LazyProgressShelf;
  readonly pesilat: { readonly reader: LazyPesilatReader; readonly search: string };
  readonly now: () => Date;
}

/** Everything this remote knows on one page: the catalogue, and each class that was opened. */
export class CoursesStore implements RemoteStore {
  readonly catalog: CatalogStore;
  /** The webinars of the site. Until they are asked for they cost nothing. */
  readonly webinars: PagedStore<WebinarPage>;
  private readonly courses = new Map<string, CourseStore>();
  private readonly competences = new Map<string, CompetenceStore>();
  private premiumStore: CatalogStore | undefined;
  private readonly parts: { -readonly [K in keyof CoursesParts]?: CoursesParts[K] } = {};

  constructor(
    /** Pages have the code that asks a host fetched while their own is on its way. */
    readonly deps: CoursesDeps,
    private readonly saved: CoursesSnapshot = {},
  ) {
    this.catalog = new CatalogStore(deps, saved.catalog);
    for (const [key, course] of Object.entries(saved.courses ?? {}))
      this.courses.set(key, new CourseStore(key, this.courseDeps, course));
    for (const [slug, competence] of Object.entries(saved.competences ?? {}))
      this.competences.set(slug, new CompetenceStore(slug, deps, competence));
    this.webinars = new PagedStore(this.readWebinars, saved.webinars);
  }

  private get courseDeps() {
    const classroomOf = (key: string) =>
      this.catalog.list.state.data?.items.find(({ slug }) => slug === key)?.classroomId;
    return { reader: this.deps.reader, classroomOf };
  }

  /** The class under this slug or code; each has its own store, so that a page being left keeps what it shows. */
  course(key: string): CourseStore {
    const known = this.courses.get(key);
    if (known) return known;
    const made = new CourseStore(key, this.courseDeps);
    this.courses.set(key, made);
    return made;
  }

  /** The classes of the programme under this slug: a list of its own, so that coming back finds it as it was. */
  competence(slug: string): CompetenceStore {
    const known = this.competences.get(slug);
    if (known) return known;
    const made = new CompetenceStore(slug, this.deps);
    this.competences.set(slug, made);
    return made;
  }

  /** The premium courses; made when the first page asks for them. */
  get premium(): CatalogStore {
    return (this.premiumStore ??= new CatalogStore(
      { ...this.deps, scope: () => ({ type: PREMIUM_TYPE }) },
      this.saved.premium,
    ));
  }

  /** A part of this store; `make` is called when the first page asks for it. */
  part<K extends keyof CoursesParts>(
    name: K,
    make: (deps: CoursesDeps, saved: CoursesSnapshot[K]) => CoursesParts[K],
  ): CoursesParts[K] {
    return (this.parts[name] ??= make(this.deps, this.saved[name]));
  }

  /** What `courses.featured.v1` shows. @throws AppError offline | timeout | upstream | malformed */
  featured = async (props: FeaturedProps): Promise<FeaturedData> => (await this.deps.reader()).featured(props);

  /** What `courses.compare.v1` shows. @throws AppError offline | timeout | upstream | malformed */
  compared = async ({ slugs }: CompareProps): Promise<CompareData> => (await this.deps.reader()).compared(slugs);

  /** What `courses.by-program.v1` shows. @throws AppError offline | timeout | upstream | malformed */
  classesOf = async ({ programId, limit }: ByProgramProps): Promise<FeaturedData> =>
    (await this.deps.programs()).classes(programId, limit);

  /** What `courses.upcoming.v1` shows: the first so many. @throws AppError offline | timeout | upstream | malformed */
  upcoming = async ({ limit }: UpcomingProps): Promise<ProgramEvents> => {
    const events = await (await this.deps.programs()).events();
    return { ...events, items: events.items.slice(0, limit) };
  };

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): CoursesSnapshot => ({
    ...(this.catalog.list.state.phase !== "idle" && { catalog: this.catalog.snapshot() }),
    ...(this.courses.size > 0 && {
      courses: Object.fromEntries([...this.courses].map(([key, course]) => [key, course.snapshot()])),
    }),
    ...(this.competences.size > 0 && {
      competences: Object.fromEntries([...this.competences].map(([slug, each]) => [slug, each.snapshot()])),
    }),
    ...(this.webinars.isAsked && { webinars: this.webinars.snapshot() }),
    ...(this.premiumStore && { premium: this.premiumStore.snapshot() }),
    ...this.snapshotOf("learning"),
    ...this.snapshotOf("pesilat"),
    ...this.snapshotOf("programs"),
  });

  private readonly readWebinars = async (page: number): Promise<WebinarPage> => {
    const answer = await (await this.deps.webinars()).list(page);
    return { ...answer, asOf: this.deps.now().toISOString() };
  };

  private snapshotOf(name: keyof CoursesParts): Partial<CoursesSnapshot> {
    const part = this.parts[name];
    const shown = part ? part.isAsked && part.snapshot() : this.saved[name];
    return shown ? { [name]: shown } : {};
  }
}
