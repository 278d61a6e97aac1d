import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import {
  ALERT_PATH,
  APPLICATION_PATH,
  APPLY_PATH,
  COMPANY_PATH,
  JOB_PATH,
  JOBS_PATH,
  OWN_PATH,
} from "./contract/paths";

const pages = definePages([
  { id: "jobs", paths: [JOBS_PATH], load: () => import("./pages/JobsPage") },
  { id: "job", paths: [JOB_PATH], load: () => import("./pages/JobPage") },
  { id: "company", paths: [COMPANY_PATH], load: () => import("./pages/CompanyPage") },
  { id: "apply", paths: [APPLY_PATH], load: () => import("./pages/ApplyPage"), texts: "apply" },
  { id: "application", paths: [APPLICATION_PATH], load: () => import("./pages/ApplicationPage"), texts: "apply" },
  { id: "own", paths: [OWN_PATH], load: () => import("./pages/OwnPage"), texts: "apply" },
  { id: "alert", paths: [ALERT_PATH], load: () => import("./pages/AlertPage"), texts: "apply" },
]);

const slots = defineSlots([
  { name: "careers.open.v1", load: () => import("./slots/OpenJobs"), texts: "slots", minHeightRem: 30 },
  { name: "careers.for-course.v1", load: () => import("./slots/ForCourse"), texts: "slots", minHeightRem: 12 },
]);

/** What server and browser both have: jobs, companies, applications and graduates. */
export const remote = defineRemote({
  id: "careers",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    apply: { id: () => import("./messages/apply.id"), en: () => import("./messages/apply.en") },
    slots: { id: () => import("./messages/slots.id"), en: () => import("./messages/slots.en") },
  },
  pages,
  slots,
});
