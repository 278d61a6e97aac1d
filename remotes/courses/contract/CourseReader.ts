import type { ClassOverview, Syllabus } from "@serambi/kernel/contracts";

import type { CatalogPage } from "./CatalogPage";
import type { CatalogQuery } from "./catalogQuery";
import type { FeaturedData } from "./FeaturedData";
import type { FeaturedProps } from "./featuredSlot";

/** What the stores read from. Every method may throw AppError (offline, timeout, upstream, malformed, …). */
export interface CourseReader {
  /** @param knownTotal the site's classes without filters, where an earlier answer told */
  catalog(query: CatalogQuery, knownTotal: number | null): Promise<CatalogPage>;
  featured(props: FeaturedProps): Promise<FeaturedData>;
  /** @param key slug or code of the class */
  overview(key: string): Promise<ClassOverview>;
  syllabus(classroomId: string): Promise<Syllabus>;
}

/** The reader arrives with the first call: a page that was rendered on the server may never need it. */
export type LazyCourseReader = () => Promise<CourseReader>;
