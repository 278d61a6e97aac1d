import { ClassOverview, ClassSummary, Syllabus, type ClassQuery } from "@serambi/kernel/contracts";
import { readEnvelope, readPage, type HttpClient } from "@serambi/kernel/http";
import * as z from "zod/mini";

import type { CoursePage, CourseReader } from "../contract/CourseReader";
import { Facets } from "../contract/facets";

const Faceted = z.object({ facets: z.catch(z.nullish(Facets), null) });

/** The classes of the services host (specification section 7.1). */
export class CourseClient implements CourseReader {
  constructor(private readonly services: HttpClient) {}

  /**
   * Classes of the site (`class/active`).
   * @param query page from 1, pageSize 1–50
   * @returns a page; lengths in minutes, prices in whole Rupiah
   * @throws AppError offline | timeout | upstream | malformed
   */
  async listClasses({ filterType, ...query }: ClassQuery): Promise<CoursePage> {
    const body = await this.services.get("class/active", { params: { ...query, "filter.type": filterType } });
    return { ...readPage(body, ClassSummary), facets: readEnvelope(body, Faceted).facets ?? null };
  }

  /**
   * One class with its texts and mentors (`class/overview`).
   * @param slug the slug or the code of the class
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async overview(slug: string): Promise<ClassOverview> {
    return readEnvelope(await this.services.get("class/overview", { params: { slug } }), ClassOverview);
  }

  /**
   * The modules of a classroom, in order (`class/syllabus`).
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async syllabus(classroomId: string): Promise<Syllabus> {
    return readEnvelope(await this.services.get("class/syllabus", { params: { classroomId } }), Syllabus);
  }
}
