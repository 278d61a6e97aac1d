import { classesMessages } from "./classes.en";
import type { Messages } from "./id";
import { learningMessages } from "./learning.en";
import { pesilatMessages } from "./pesilat.en";
import { programsMessages } from "./programs.en";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const courses = (count: string): string => `${count} ${count === "1" ? "course" : "courses"}`;

export const messages: Messages = {
  "state.coming-soon": "Coming soon",
  "state.registration-open": "Registration open",
  "state.started": "In progress",
  "state.ended": "Ended",
  "state.upcoming": "Starting soon",

  courses: "Courses",
  free: "Free",
  starts: (date) => `Starts ${date}`,
  until: (date) => `Until ${date}`,
  intake: (year) => `${year} intake`,

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

  loading: "Loading courses…",
  found: courses,
  foundOf: (count, total) => `${count} of ${courses(total)}`,
  onPage: (found, page) => `${found}, page ${page}`,
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",

  emptyFiltered: "No course matches yet",
  emptyFilteredHelp: "Try another word, or take one filter off. The other courses are still here.",
  emptyPage: "The list is not that long",
  emptyPageHelp: (pages) => `Its last page is page ${pages}.`,
  lastPage: "Go to the last page",
  emptySite: "No courses here yet",
  emptySiteHelp: "The first one appears on this page as soon as its registration is announced.",
  listFailed: "The list of courses did not arrive",
  listFailedHelp: "Our server did not answer as it should. Your filters are still set.",
  listStale: "The new list did not arrive.",
  listStaleHelp: "What you see below is the list before it.",
  retry: "Try again",

  breadcrumb: "Breadcrumb",
  courseFailed: "This course did not arrive",
  courseFailedHelp: "Our server did not answer as it should. Please try again in a moment.",
  chapters: (count) => counted(count, "chapter", "chapters"),
  modules: (count) => counted(count, "module", "modules"),
  priceHeading: "Price and dates",
  toSyllabus: "See the syllabus",
  seats: (count) => (count > 0 ? `${counted(count, "seat", "seats")} left` : "No seats left"),
  period: (from, to) => `${from} to ${to}`,
  overview: "Overview",
  outcomes: "By the end you will be able to",
  audience: "Who it is for",
  syllabus: "Syllabus",
  syllabusEmpty: "The syllabus of this course is being written.",
  syllabusFailed: "The syllabus cannot be read at the moment.",
  syllabusFailedHelp: "Everything else on this page is still right.",
  "kind.reading": "Reading",
  "kind.video": "Video",
  "kind.exercise": "Exercise",
  "kind.live": "Live session",
  mentors: "Mentors",
  alsoHere: "More courses",

  featuredEmpty: "No course is open right now. The whole list is still there to look through.",
  allCourses: (count) => `All ${courses(count)}`,
  everyCourse: "All courses",

  ...classesMessages,
  ...learningMessages,
  ...pesilatMessages,
  ...programsMessages,
};
