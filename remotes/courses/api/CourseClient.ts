import type { Page } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { withOwnPicture } from "@serambi/kernel/html";
import { readEnvelope, readPage, type HttpClient, type Report } from "@serambi/kernel/http";
import { looks } from "@serambi/kernel/kain";
import * as z from "zod/mini";

import type { CatalogPage } from "../contract/CatalogPage";
import { isFiltered, PAGE_SIZE, type CatalogQuery } from "../contract/catalogQuery";
import { WHOLE_SITE, type CatalogScope } from "../contract/catalogScope";
import { COMPARED_FIELDS, type CompareData, type ComparedClass } from "../contract/compareSlot";
import { Facets } from "../contract/facets";
import type { FeaturedClass, FeaturedData } from "../contract/FeaturedData";
import type { FeaturedProps } from "../contract/featuredSlot";
import { ClassOverview, ClassSummary, Syllabus, type ClassQuery } from "../contract/hosts/classes";
import { ProgramSummary } from "../contract/hosts/programs";
import { pick } from "../contract/pick";
import { orUnknown } from "./orUnknown";
import { toFeatured } from "./toFeatured";

/** Twice as wide as a card's picture is at most. */
const CARD_WIDTH = 640;

const Faceted = z.object({ facets: z.catch(z.nullish(Facets), null) });

interface FacetedPage extends Page<ClassSummary> {
  readonly facets: Facets | null;
}

const asCards = (items: readonly ClassSummary[]): readonly FeaturedClass[] => {
  const look = looks(items.map(({ slug }) => slug));
  return items.map((item, index) => toFeatured({ ...withOwnPicture(item, CARD_WIDTH), look: look[index] ?? 0 }));
};

const toCompared = (course: ClassOverview): ComparedClass => ({
  ...pick(course, COMPARED_FIELDS),
  mentors: course.mentors.map(({ name }) => name),
});

/** The classes of the services host (specification section 7.1). */
export class CourseClient {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * A page of the catalogue (`class/active`), and how many classes its scope has without the filters.
   * @throws AppError offline | timeout | upstream | malformed
   */
  async catalog(query: CatalogQuery, scope: CatalogScope = WHOLE_SITE): Promise<CatalogPage> {
    const { page, search, state, level, type, programIds, sort } = query;
    const [answer, total] = await Promise.all([
      this.listClasses({
        page,
        pageSize: PAGE_SIZE,
        search: search || undefined,
        state: state ?? undefined,
        level: level || undefined,
        programIds: scope.programId === undefined ? programIds : [scope.programId],
        filterType: (scope.type ?? type) || undefined,
        sort: sort ?? undefined,
      }),
      isFiltered(query) ? this.countClasses(scope) : undefined,
    ]);
    return { ...answer, items: asCards(answer.items), total: total === undefined ? answer.totalItems : total };
  }

  /**
   * The first classes of the site (`class/active`), one more asked for than shown where one may have to be left out.
   * @throws AppError offline | timeout | upstream | malformed
   */
  async featured({ limit, state, type, exclude }: FeaturedProps): Promise<FeaturedData> {
    const page = await this.listClasses({ page: 1, pageSize: exclude ? limit + 1 : limit, state, filterType: type });
    const items = page.items.filter(({ slug }) => slug !== exclude).slice(0, limit);
    return { items: asCards(items), total: page.totalItems };
  }

  /**
   * Classes to be held beside each other (`class/overview` of each).
   * @param slugs or codes; one that is not there is left out
   * @throws AppError offline | timeout | upstream | malformed
   */
  async compared(slugs: readonly string[]): Promise<CompareData> {
    const found = await Promise.all(slugs.map((slug) => orUnknown(this.overview(slug))));
    return { items: found.flatMap((course) => (course ? [toCompared(course)] : [])) };
  }

  /**
   * A programme (`v1/program/active/detail`).
   * @param slug of the programme, or its id
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async program(slug: string): Promise<ProgramSummary> {
    return readEnvelope(await this.services.get("v1/program/active/detail", { params: { slug } }), ProgramSummary);
  }

  /**
   * One class with its texts and mentors (`class/overview`).
   * @param key the slug or the code of the class
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async overview(key: string): Promise<ClassOverview> {
    return withOwnPicture(
      readEnvelope(await this.services.get("class/overview", { params: { slug: key } }), ClassOverview, {
        call: "class/overview",
        report: this.report,
      }),
    );
  }

  /**
   * The modules of a classroom, in order (`class/syllabus`).
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async syllabus(classroomId: string): Promise<Syllabus> {
    const answer = await this.services.get("class/syllabus", { params: { classroomId } });
    return readEnvelope(answer, Syllabus, { call: "class/syllabus", report: this.report });
  }

  /** Lengths in minutes, prices in whole Rupiah. */
  private async listClasses({ filterType, ...query }: ClassQuery): Promise<FacetedPage> {
    const body = await this.services.get("class/active", { params: { ...query, "filter.type": filterType } });
    const page = readPage(body, ClassSummary, { call: "class/active", report: this.report });
    return { ...page, facets: readEnvelope(body, Faceted).facets ?? null };
  }

  /** The number beside a filtered count is worth one small call, and never the failure of the list. */
  private async countClasses({ programId, type }: CatalogScope): Promise<number | null> {
    try {
      const programIds = programId === undefined ? undefined : [programId];
      return (await this.listClasses({ page: 1, pageSize: 1, programIds, filterType: type })).totalItems;
    } catch (error) {
      if (isAppError(error)) return null;
      throw error;
    }
  }
}
