import type { ClassOverview, ClassQuery, ClassSummary, Page, Syllabus } from "@serambi/kernel/contracts";

import type { CatalogQuery } from "./catalogQuery";
import type { Facets } from "./facets";

/** One page of `class/active`. `facets` is `null` where the host does not count them. */
export interface CoursePage extends Page<ClassSummary> {
  readonly facets: Facets | null;
}

/** A page of the catalogue. */
export interface CatalogPage extends CoursePage {
  /** What it answers: while a new question is under way, the old answer is still shown. */
  readonly query: CatalogQuery;
  /** The site's classes without filters; `null` where that could not be read. */
  readonly total: number | null;
}

/** What the stores read from. Every method may throw AppError (offline, timeout, upstream, malformed, …). */
export interface CourseReader {
  listClasses(query: ClassQuery): Promise<CoursePage>;
  overview(slug: string): Promise<ClassOverview>;
  syllabus(classroomId: string): Promise<Syllabus>;
}

/** The reader arrives with the first call: a page that was rendered on the server may never need it. */
export type LazyCourseReader = () => Promise<CourseReader>;
