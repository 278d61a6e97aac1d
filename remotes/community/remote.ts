import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import {
  APPOINTMENT_PATH,
  DEMO_PATH,
  KEPT_APPOINTMENT_PATH,
  MODERATION_PATH,
  OFFICE_PATH,
  REVIEWS_PATH,
} from "./contract/paths";

const pages = definePages([
  { id: "demo", paths: [DEMO_PATH], load: () => import("./pages/DemoPage"), texts: "demo" },
  { id: "appointment", paths: [APPOINTMENT_PATH], load: () => import("./pages/AppointmentPage"), texts: "appointment" },
  {
    id: "kept-appointment",
    paths: [KEPT_APPOINTMENT_PATH],
    load: () => import("./pages/KeptPage"),
    texts: "appointment",
  },
  { id: "reviews", paths: [REVIEWS_PATH], load: () => import("./pages/ReviewsPage"), texts: "reviews" },
  { id: "moderation", paths: [MODERATION_PATH], load: () => import("./pages/ModerationPage"), texts: "moderation" },
  { id: "office", paths: [OFFICE_PATH], load: () => import("./pages/OfficePage"), texts: "office" },
]);

const slots = defineSlots([
  {
    name: "community.demo-request.v1",
    load: () => import("./slots/DemoRequest"),
    texts: "demo",
    minHeightRem: 24,
  },
]);

/** The part that server and browser both have: forms that anybody may send, and what comes of them. */
export const remote = defineRemote({
  id: "community",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    demo: { id: () => import("./messages/demo.id"), en: () => import("./messages/demo.en") },
    appointment: { id: () => import("./messages/appointment.id"), en: () => import("./messages/appointment.en") },
    reviews: { id: () => import("./messages/reviews.id"), en: () => import("./messages/reviews.en") },
    moderation: { id: () => import("./messages/moderation.id"), en: () => import("./messages/moderation.en") },
    office: { id: () => import("./messages/office.id"), en: () => import("./messages/office.en") },
  },
  pages,
  slots,
});
