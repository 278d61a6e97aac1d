import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import {
  ALERT_PATH,
  APPLICATION_PATH,
  APPLY_PATH,
  BOARD_PATH,
  COMPANY_PATH,
  DESK_PATH,
  JOBS_PATH,
  JOB_PATH,
  OWN_PATH,
  POSTING_PATH,
  PROFILE_PATH,
  TALENT_PATH,
} from "./contract/paths";

const pages = definePages([
  { id: "jobs", paths: [JOBS_PATH], load: () => import("./pages/JobsPage") },
  { id: "job", paths: [JOB_PATH], load: () => import("./pages/JobPage") },
  { id: "company", paths: [COMPANY_PATH], load: () => import("./pages/CompanyPage") },
  { id: "apply", paths: [APPLY_PATH], load: () => import("./pages/ApplyPage"), texts: "apply" },
  { id: "application", paths: [APPLICATION_PATH], load: () => import("./pages/ApplicationPage"), texts: "apply" },
  { id: "own", paths: [OWN_PATH], load: () => import("./pages/OwnPage"), texts: "apply" },
  { id: "desk", paths: [DESK_PATH], load: () => import("./pages/DeskPage"), texts: "desk" },
  { id: "board", paths: [BOARD_PATH], load: () => import("./pages/BoardPage"), texts: "desk" },
  { id: "posting", paths: [POSTING_PATH], load: () => import("./pages/PostingPage"), texts: "desk" },
  { id: "talent", paths: [TALENT_PATH], load: () => import("./pages/TalentPage"), texts: "talent" },
  { id: "profile", paths: [PROFILE_PATH], load: () => import("./pages/ProfilePage"), texts: "talent" },
  { id: "alert", paths: [ALERT_PATH], load: () => import("./pages/AlertPage"), texts: "apply" },
]);

const slots = defineSlots([
  { name: "careers.open.v1", load: () => import("./slots/OpenJobs"), texts: "slots", minHeightRem: 30 },
  { name: "careers.for-course.v1", load: () => import("./slots/ForCourse"), texts: "slots", minHeightRem: 12 },
]);

/** The part that server and browser both have: jobs, companies, applications and graduates. */
export const remote = defineRemote({
  id: "careers",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    apply: { id: () => import("./messages/apply.id"), en: () => import("./messages/apply.en") },
    desk: { id: () => import("./messages/desk.id"), en: () => import("./messages/desk.en") },
    talent: { id: () => import("./messages/talent.id"), en: () => import("./messages/talent.en") },
    slots: { id: () => import("./messages/slots.id"), en: () => import("./messages/slots.en") },
  },
  pages,
  slots,
});
