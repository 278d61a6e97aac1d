import { AppError } from "@serambi/kernel/errors";

import type { CatalogPage } from "../contract/CatalogPage";
import type { CourseReader } from "../contract/CourseReader";
import type { CatalogQuery } from "../contract/catalogQuery";
import { sampleClasses, sampleOverview, sampleProgram, sampleSyllabus } from "./sampleClasses";

export const catalogPage = (query: CatalogQuery, from = 1): CatalogPage => ({
  page: query.page,
  perPage: 6,
  totalItems: 14,
  totalPages: 3,
  items: sampleClasses(6, from).map((item, look) => ({ ...item, look })),
  facets: null,
  total: 14,
  query,
});

/** A reader that answers soundly but for what a test gives. */
export const fakeReader = (overrides: Partial<CourseReader> = {}): CourseReader => ({
  catalog: async (query) => catalogPage(query),
  featured: async () => ({ items: [], total: 0 }),
  compared: async () => ({ items: [] }),
  program: async () => sampleProgram,
  overview: async () => sampleOverview(),
  syllabus: async () => sampleSyllabus,
  ...overrides,
});

export const offline = (): Promise<never> => Promise.reject(new AppError("offline", "No connection"));
