import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { commonMessages as indonesian } from "./common.id";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const commonMessages: CatalogueOf<typeof indonesian> = {
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

  onPage: (found, page) => `${found}, page ${page}`,
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  emptyPage: "The list is not that long",
  emptyPageHelp: (pages) => `Its last page is page ${pages}.`,
  lastPage: "Go to the last page",
  retry: "Try again",

  breadcrumb: "Breadcrumb",
  chapters: (count) => counted(count, "chapter", "chapters"),
  modules: (count) => counted(count, "module", "modules"),
  readFirst: "Read chapter 1 free",
  beginCourse: "Begin learning",
  enrolAndBegin: "Enrol and begin",
  enrol: "Enrol",
  isEnrolled: "You are enrolled in this class",
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
  reviews: "Reviews",
  "reviews.sum": (average, count) => `${average} out of 5, ${counted(count, "review", "reviews")}`,
  "reviews.stars": (stars) => `${counted(stars, "star", "stars")} out of 5`,
  alsoHere: "More courses",

  "share.copy": "Copy link",
  "share.native": "Share",
  "share.copied": "Link copied.",
  "share.failed": (address) => `The link could not be copied for you. This is the address: ${address}`,
  "calendar.add": "Add to calendar",
  "calendar.addNamed": (name) => `Add to calendar: ${name}`,
  "calendar.done": "The calendar file has been downloaded.",
  "calendar.failed": "The calendar file could not be made. Check your connection and try again.",
  "calendar.starts": (name) => `Starts: ${name}`,

  premium: "Premium courses",

  "events.at": (time) => `at ${time} WIB`,
};
