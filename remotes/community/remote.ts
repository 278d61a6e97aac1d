import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import {
  APPOINTMENT_PATH,
  ASPIRATIONS_PATH,
  CARD_PATH,
  CODER_PATH,
  DEMO_PATH,
  DONATE_PATH,
  DONATION_PATH,
  DONATIONS_PATH,
  KEPT_APPOINTMENT_PATH,
  MENTOR_APPOINTMENT_PATH,
  MENTOR_PATH,
  MENTORS_PATH,
  MESSAGE_PATH,
  MODERATION_PATH,
  NETWORK_PATH,
  OFFICE_PATH,
  PERSONALITY_PATH,
  REGISTER_PATH,
  REGISTRATIONS_PATH,
  RESULT_PATH,
  REVIEWS_PATH,
  TESTIMONIES_PATH,
} from "./contract/paths";

const pages = definePages([
  { id: "coder", paths: [CODER_PATH], load: () => import("./pages/CoderPage"), texts: "coder" },
  { id: "demo", paths: [DEMO_PATH], load: () => import("./pages/DemoPage"), texts: "demo" },
  {
    id: "appointment",
    paths: [APPOINTMENT_PATH, MENTOR_APPOINTMENT_PATH],
    load: () => import("./pages/AppointmentPage"),
    texts: "appointment",
  },
  {
    id: "kept-appointment",
    paths: [KEPT_APPOINTMENT_PATH],
    load: () => import("./pages/KeptPage"),
    texts: "appointment",
  },
  { id: "reviews", paths: [REVIEWS_PATH], load: () => import("./pages/ReviewsPage"), texts: "reviews" },
  { id: "aspirations", paths: [ASPIRATIONS_PATH], load: () => import("./pages/AspirationsPage"), texts: "aspirations" },
  { id: "testimonies", paths: [TESTIMONIES_PATH], load: () => import("./pages/TestimoniesPage"), texts: "testimonies" },
  { id: "donate", paths: [DONATE_PATH], load: () => import("./pages/DonatePage"), texts: "donation" },
  { id: "donation", paths: [DONATION_PATH], load: () => import("./pages/DonationPage"), texts: "donation" },
  { id: "donations", paths: [DONATIONS_PATH], load: () => import("./pages/DonationsPage"), texts: "donation" },
  { id: "moderation", paths: [MODERATION_PATH], load: () => import("./pages/ModerationPage"), texts: "moderation" },
  { id: "office", paths: [OFFICE_PATH], load: () => import("./pages/OfficePage"), texts: "office" },
  { id: "mentors", paths: [MENTORS_PATH], load: () => import("./pages/MentorsPage"), texts: "mentors" },
  { id: "mentor", paths: [MENTOR_PATH], load: () => import("./pages/MentorPage"), texts: "mentors" },
  { id: "register", paths: [REGISTER_PATH], load: () => import("./pages/RegisterPage"), texts: "register" },
  { id: "network", paths: [NETWORK_PATH], load: () => import("./pages/NetworkPage"), texts: "network" },
  {
    id: "registrations",
    paths: [REGISTRATIONS_PATH],
    load: () => import("./pages/RegistrationsPage"),
    texts: "registrations",
  },
  { id: "message", paths: [MESSAGE_PATH], load: () => import("./pages/MessagePage"), texts: "message" },
  {
    id: "personality",
    paths: [PERSONALITY_PATH],
    load: () => import("./pages/PersonalityPage"),
    texts: "personality",
  },
  {
    id: "personality-result",
    paths: [RESULT_PATH],
    load: () => import("./pages/PersonalityResultPage"),
    texts: "personality",
  },
  {
    id: "personality-card",
    paths: [CARD_PATH],
    load: () => import("./pages/PersonalityCardPage"),
    texts: "personality",
  },
]);

const slots = defineSlots([
  {
    name: "community.demo-request.v1",
    load: () => import("./slots/DemoRequest"),
    texts: "demo",
    minHeightRem: 24,
  },
  {
    name: "community.message.v1",
    load: () => import("./slots/Message"),
    texts: "message",
    minHeightRem: 24,
  },
]);

/** The part that server and browser both have: forms that anybody may send, and what comes of them. */
export const remote = defineRemote({
  id: "community",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    coder: { id: () => import("./messages/coder.id"), en: () => import("./messages/coder.en") },
    demo: { id: () => import("./messages/demo.id"), en: () => import("./messages/demo.en") },
    appointment: { id: () => import("./messages/appointment.id"), en: () => import("./messages/appointment.en") },
    reviews: { id: () => import("./messages/reviews.id"), en: () => import("./messages/reviews.en") },
    moderation: { id: () => import("./messages/moderation.id"), en: () => import("./messages/moderation.en") },
    personality: { id: () => import("./messages/personality.id"), en: () => import("./messages/personality.en") },
    aspirations: { id: () => import("./messages/aspirations.id"), en: () => import("./messages/aspirations.en") },
    testimonies: { id: () => import("./messages/testimonies.id"), en: () => import("./messages/testimonies.en") },
    mentors: { id: () => import("./messages/mentors.id"), en: () => import("./messages/mentors.en") },
    register: { id: () => import("./messages/register.id"), en: () => import("./messages/register.en") },
    network: { id: () => import("./messages/network.id"), en: () => import("./messages/network.en") },
    registrations: {
      id: () => import("./messages/registrations.id"),
      en: () => import("./messages/registrations.en"),
    },
    message: { id: () => import("./messages/message.id"), en: () => import("./messages/message.en") },
    donation: { id: () => import("./messages/donation.id"), en: () => import("./messages/donation.en") },
    office: { id: () => import("./messages/office.id"), en: () => import("./messages/office.en") },
  },
  pages,
  slots,
});
