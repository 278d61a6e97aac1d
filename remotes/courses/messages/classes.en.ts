import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { classesMessages as indonesian } from "./classes.id";

const courses = (count: string): string => `${count} ${count === "1" ? "course" : "courses"}`;

export const classesMessages: CatalogueOf<typeof indonesian> = {
  catalogueHeading: (count) => (count ? `${courses(count)} you can take` : "Courses you can take"),
  catalogueDescription: "Every course on this site: search by name, level, field or the state of its registration.",
  cataloguePage: (page) => `Courses, page ${page}`,
  search: "Search courses",
  searchHint: "Search a field, a tool or a skill",
  searchSubmit: "Search",
  filters: "Filters",
  filtersOn: (count) => `${count} on`,
  filterState: "Status",
  filterLevel: "Level",
  filterProgram: "Field",
  any: "Any",
  applyFilters: "Apply filters",
  removeFilter: "remove filter",
  clearFilters: "Clear all filters",
  activeFilters: "Active filters",
  found: courses,
  foundOf: (count, total) => `${count} of ${courses(total)}`,

  emptyFiltered: "No course matches yet",
  emptyFilteredHelp: "Try another word, or take one filter off. The other courses are still here.",
  emptySite: "No courses here yet",
  emptySiteHelp: "The first one appears on this page as soon as its registration is announced.",
  listFailed: "The list of courses did not arrive",
  listFailedHelp: "Our server did not answer as it should. Your filters are still set.",
  priceHeading: "Price and dates",

  featuredEmpty: "No course is open right now. The whole list is still there to look through.",
  allCourses: (count) => `All ${courses(count)}`,
  everyCourse: "All courses",

  filterType: "Type",
  "type.class": "Class",
  "type.course": "Course",
  "type.premium": "Premium course",
  "type.webinar": "Webinar",
  sort: "Sort by",
  "sort.own": "Open for registration first",
  "sort.start": "Starting soonest",
  "sort.name": "Name, A to Z",
  "sort.price": "Lowest price",

  "competence.heading": (name) => `Courses in ${name}`,
  "competence.page": (name, page) => `Courses in ${name}, page ${page}`,
  "competence.description": (name) => `Every course in ${name} on this site, with dates and prices.`,

  compare: "Compare",
  "compare.with": (name) => `${name} with other courses`,
  "compare.chosen": (count) =>
    count === 1 ? "1 course chosen. Choose one more to compare." : `${count} courses chosen.`,
  "compare.full": "3 courses chosen, as many as can be compared.",
  "compare.show": "See the comparison",
  "compare.clear": "Clear the choice",
  "compare.send": "Compare those chosen",
  "compare.heading": "Courses compared",
  "compare.gone": "The courses that were chosen are no longer on this site.",
  "compare.remove": "Take out of the comparison",
  "compare.what": "What",
  "compare.state": "Status",
  "compare.dates": "Dates",
  "compare.length": "Time to learn",
  "compare.level": "Level",
  "compare.program": "Field",
  "compare.price": "Price",
  "compare.outcomes": "By the end",
  "compare.mentors": "Mentors",
  "compare.unknown": "Not decided yet",

  premiumHeading: (count) => (count ? `${count} premium ${count === "1" ? "course" : "courses"}` : "Premium courses"),
  premiumDescription: "Whole courses with chapters to read right here; the first chapter is free.",
  premiumPage: (page) => `Premium courses, page ${page}`,
};
