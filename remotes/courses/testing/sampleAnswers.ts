import { AppError } from "@serambi/kernel/errors";
import { answer, type Answers } from "@serambi/kernel/testing";

import type { ClassSummary } from "../contract/hosts/classes";
import { sampleClasses, sampleOverview, sampleProgram, sampleSyllabus } from "./sampleClasses";

export const sampleFacets = {
  state: [
    { value: "registration-open", count: 3 },
    { value: "ended", count: 1 },
  ],
  level: [
    { value: "Kelas X", count: 2 },
    { value: "Kelas XI", count: 12 },
  ],
  type: [
    { value: "class", count: 10 },
    { value: "premium", count: 4 },
  ],
  program: [
    { value: "jaringan", label: "Teknik Jaringan", count: 8 },
    { value: "busana", label: "Tata Busana", count: 6 },
  ],
};

interface ListOptions {
  readonly page?: number;
  readonly totalItems?: number;
  readonly facets?: unknown;
}

/** A page of `class/active` in the product's own shape, with its facets. */
export const listAnswer = (
  items: readonly ClassSummary[],
  { page = 1, totalItems = items.length, facets = sampleFacets }: ListOptions = {},
) => answer({ page, perPage: 6, totalItems, totalPages: Math.ceil(totalItems / 6), items, facets });

/** The same page as the older lists have it (specification section 3): without facets. */
export const olderListAnswer = (items: readonly ClassSummary[]) =>
  answer({ current_page: "1", last_page: "3", per_page: "6", total_data: "14", data: items });

/** A site with 14 classes: three pages, one open class with its syllabus. */
export const siteAnswers: Answers = {
  "services class/active": listAnswer(sampleClasses(6), { totalItems: 14 }),
  "services class/overview": answer(sampleOverview()),
  "services class/syllabus": answer(sampleSyllabus),
  "services v1/program/active/detail": answer({ ...sampleProgram, description: "" }),
  "learning enrolment": answer({ isEnrolled: false }),
};

/** The same site where a slug is looked for that is a programme's and no class's. */
export const programAnswers: Answers = {
  ...siteAnswers,
  "services class/overview": new AppError("not-found", "No such class"),
};
