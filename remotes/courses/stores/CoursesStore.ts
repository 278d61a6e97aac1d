import type { RemoteStore } from "@serambi/kernel/remote";

import type { LazyCourseReader } from "../contract/CourseReader";
import type { FeaturedData } from "../contract/FeaturedData";
import type { FeaturedProps } from "../contract/featuredSlot";
import { CatalogStore, type CatalogSnapshot } from "./CatalogStore";
import { CourseStore, type CourseSnapshot } from "./CourseStore";

export interface CoursesSnapshot {
  readonly catalog?: CatalogSnapshot;
  readonly courses?: Readonly<Record<string, CourseSnapshot>>;
}

interface CoursesDeps {
  readonly reader: LazyCourseReader;
  readonly now: () => Date;
}

/** Everything this remote knows on one page: the catalogue, and each class that was opened. */
export class CoursesStore implements RemoteStore {
  readonly catalog: CatalogStore;
  private readonly courses = new Map<string, CourseStore>();

  constructor(
    private readonly deps: CoursesDeps,
    saved: CoursesSnapshot = {},
  ) {
    this.catalog = new CatalogStore(deps, saved.catalog);
    for (const [key, course] of Object.entries(saved.courses ?? {}))
      this.courses.set(key, new CourseStore(key, deps, course));
  }

  /** The class under this slug or code; each has its own store, so that a page being left keeps what it shows. */
  course(key: string): CourseStore {
    const known = this.courses.get(key);
    if (known) return known;
    const made = new CourseStore(key, this.deps);
    this.courses.set(key, made);
    return made;
  }

  /** What `courses.featured.v1` shows. @throws AppError offline | timeout | upstream | malformed */
  featured = async (props: FeaturedProps): Promise<FeaturedData> => (await this.deps.reader()).featured(props);

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): CoursesSnapshot => ({
    ...(this.catalog.list.state.phase !== "idle" && { catalog: this.catalog.snapshot() }),
    ...(this.courses.size > 0 && {
      courses: Object.fromEntries([...this.courses].map(([key, course]) => [key, course.snapshot()])),
    }),
  });
}
