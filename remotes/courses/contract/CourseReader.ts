import type { ClassOverview, ProgramSummary, Syllabus } from "@serambi/kernel/contracts";

import type { CatalogPage } from "./CatalogPage";
import type { CatalogQuery } from "./catalogQuery";
import type { CatalogScope } from "./catalogScope";
import type { CompareData } from "./compareSlot";
import type { FeaturedData } from "./FeaturedData";
import type { FeaturedProps } from "./featuredSlot";

/** What the stores read from. Every method may throw AppError (offline, timeout, upstream, malformed, …). */
export interface CourseReader {
  /**
   * @param knownTotal the classes of the scope without filters, where an earlier answer told
   * @param scope the whole site where it is missing
   */
  catalog(query: CatalogQuery, knownTotal: number | null, scope?: CatalogScope): Promise<CatalogPage>;
  featured(props: FeaturedProps): Promise<FeaturedData>;
  /** @param slugs of classes; one that is not there is left out */
  compared(slugs: readonly string[]): Promise<CompareData>;
  /** @param slug of the programme, or its id */
  program(slug: string): Promise<ProgramSummary>;
  /** @param key slug or code of the class */
  overview(key: string): Promise<ClassOverview>;
  syllabus(classroomId: string): Promise<Syllabus>;
}

/** The reader arrives with the first call: a page that was rendered on the server may never need it. */
export type LazyCourseReader = () => Promise<CourseReader>;
