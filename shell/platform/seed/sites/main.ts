import type { SeedSite } from "../types";
import { mainFestival } from "./mainFestival";
import { mainHome } from "./mainHome";

/** The main brand: an Indonesian learning company, in English (decisions, section 6). */
export const site: SeedSite = {
  key: "main",
  language: "en",
  hosts: ["main.localhost"],
  settings: {
    title: "Serambi",
    layout: "main",
    logoDark: "/media/main/logo-dark.svg",
    logoLight: "/media/main/logo-light.svg",
    favicon: "/media/main/favicon.svg",
    language: "en",
    isMaintenance: false,
    routes: [
      "/",
      "/Make-Appointment",
      "/Request-Proposal/:kind",
      "/Proposal/:token",
      "/Appointment/:token",
      "/Appointments",
      "/Assistant",
      "/Courses",
      "/Courses/:slug",
      "/Courses/:slug/module/:moduleSlug?/chapter/:chapterSlug",
      "/Training-Services",
      "/Training-Services/Syllabus",
      "/News",
      "/News/:slug",
      "/News/:id/:title?",
      "/BelajarBersama",
      "/Lms",
      "/Lms/Features/:slug",
      "/Lms/Features/quiz",
      "/Lms/Quiz/:quiz",
      "/Lms/Quiz/:quiz/Attempt/:attempt",
      "/Lms/Quiz/:quiz/Review/:attempt",
      "/Lms/Quiz/:quiz/Author",
      "/Lms/Quiz/:quiz/Results",
      "/Lms/Features/coding-studio",
      "/Lms/Features/coding-studio/about",
      "/Lms/Features/coding-studio/embed",
      "/Lms/Features/coding-studio/limits",
      "/Lms/Features/coding-studio/exercises",
      "/Lms/Features/coding-studio/exercises/:slug",
      "/Talent-Hiring",
      "/Talent-Hiring/Profile",
    ],
    css: {
      ft_primary: "Schibsted Grotesk",
      ft_secondary: "Source Serif 4",
      // Nila (the indigo vat) and mengkudu (the red of Lasem), on undyed cotton.
      clr_primary: "#1a3983",
      clr_secondary: "#eb4823",
      clr_success: "#258651",
      clr_info: "#087aaf",
      clr_warning: "#d88018",
      clr_danger: "#c91f3a",
      clr_light: "#fcfaf7",
      clr_dark: "#0f1625",
    },
    meta: {
      name: "Learn it properly, use it on Monday",
      description: "An Indonesian learning company. Programmes, premium courses, corporate training and talent hiring.",
      keywords: "courses, programmes, corporate training, talent hiring, Indonesia",
      site_name: "Serambi",
      url: "https://serambi.example",
      twitter_site: "@serambi",
    },
    navigation: {
      primary: [
        {
          label: "Courses",
          href: "/Courses",
          children: [
            {
              label: "Software Engineering",
              href: "/Courses?programIds=main-software",
              description: "Front end, back end, security and tests",
            },
            {
              label: "Data and Analysis",
              href: "/Courses?programIds=main-data",
              description: "Databases that answer in time, figures that hold",
            },
            {
              label: "Cloud and Operations",
              href: "/Courses?programIds=main-operations",
              description: "Keeping services up, and knowing what they cost",
            },
            {
              label: "Product Design",
              href: "/Courses?programIds=main-design",
              description: "From a client’s first sentence to a product in use",
            },
          ],
        },
        { label: "Corporate training", href: "/Training-Services" },
        { label: "Talent hiring", href: "/Talent-Hiring" },
        { label: "LMS", href: "/Lms" },
        { label: "News", href: "/News" },
      ],
      action: { label: "Book a call", href: "/Make-Appointment" },
      statement: "The door is open. Come\u00a0and\u00a0sit.",
      about:
        "Serambi is the veranda of an Indonesian house: the place where a visitor is received, given tea and listened to before anyone talks business.",
      footer: [
        {
          title: "Learn",
          links: [
            { label: "Courses", href: "/Courses" },
            { label: "Premium courses" },
            { label: "Belajar Bersama", href: "/BelajarBersama" },
            { label: "Pesilat", href: "/Pesilat" },
          ],
        },
        {
          title: "For companies",
          links: [
            { label: "Corporate training", href: "/Training-Services" },
            { label: "Syllabus", href: "/Training-Services/Syllabus" },
            { label: "Talent hiring", href: "/Talent-Hiring" },
          ],
        },
        {
          title: "Platform",
          links: [
            { label: "Serambi LMS", href: "/Lms" },
            { label: "Coding studio", href: "/Lms/Features/coding-studio" },
            { label: "News", href: "/News" },
          ],
        },
        {
          title: "Talk to us",
          links: [
            { label: "Book a call", href: "/Make-Appointment" },
            { label: "halo@serambi.example", href: "mailto:halo@serambi.example" },
            { label: "Jakarta · Yogyakarta" },
          ],
        },
      ],
      legal: [],
    },
  },
  home: mainHome,
  pages: { "page_belajar-bersama": mainFestival },
};
