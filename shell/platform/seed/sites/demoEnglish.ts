import type { SeedSite } from "../types";

/** What stands around the demo's pages, in English. */
export const demoEnglish: NonNullable<NonNullable<SeedSite["settings"]["translations"]>["en"]> = {
  meta: {
    name: "One classroom for the whole school",
    description:
      "An online classroom in your school’s name and colours: lessons, homework, exams, report cards, and news for parents.",
    keywords: "school LMS, online classroom, online report cards, online exams",
  },
  navigation: {
    primary: [
      { label: "Try it now", href: "/#coba", note: "as any school you like" },
      { label: "A day at school", href: "/#hari", note: "from 7 in the morning" },
      { label: "Price", href: "/Pricing", note: "free below 100 pupils" },
      { label: "Moving in", href: "/#pindah", note: "from a spreadsheet" },
      {
        label: "Sample classes",
        href: "/Class",
        children: [
          { label: "Classes", href: "/Class" },
          { label: "Classes of one programme", href: "/Class/Competence/pelayaran" },
          { label: "Courses", href: "/Courses" },
          { label: "Premium courses", href: "/Courses/@Premium" },
          { label: "Overview", href: "/Overview" },
          { label: "Programmes", href: "/Program" },
          { label: "Programme events", href: "/Event/Program" },
          { label: "Syllabus", href: "/Silabus" },
          { label: "Curriculum", href: "/Curriculum" },
          { label: "Training syllabus", href: "/Training-Services/Syllabus" },
          { label: "Video", href: "/Video" },
          { label: "Silat", href: "/Pesilat" },
        ],
      },
      {
        label: "Sample reading",
        href: "/Blog",
        children: [
          { label: "Blog", href: "/Blog" },
          { label: "News", href: "/News" },
          { label: "Berita", href: "/Berita" },
          { label: "Articles", href: "/Articles" },
          { label: "Podcast", href: "/Podcast" },
          { label: "Gallery", href: "/Gallery" },
          { label: "Events", href: "/Event" },
          { label: "Portfolio", href: "/Portfolio" },
        ],
      },
    ],
    action: { label: "Ask for a demo", href: "/#minta" },
    footer: [
      {
        title: "Product",
        links: [
          { label: "LMS features", href: "/Lms" },
          { label: "Coding studio", href: "/Lms/Features/studio-koding" },
          { label: "Quizzes", href: "/Features/quiz" },
          { label: "Report cards", href: "/Features/report-card" },
          { label: "Without a signal", href: "/Features/offline" },
          { label: "News for parents", href: "/Features/parents" },
          { label: "Price", href: "/Pricing" },
          { label: "Clients", href: "/Clients" },
          { label: "Services", href: "/Services" },
          { label: "About Serambi", href: "/About" },
        ],
      },
      {
        title: "For",
        links: [
          { label: "Schools", href: "/#hari" },
          { label: "Campuses", href: "/Campus" },
          { label: "Companies", href: "/Corporates" },
          { label: "Government", href: "/Government" },
          { label: "Teachers", href: "/Training-Services" },
          { label: "Partners", href: "/Collaboration" },
        ],
      },
      {
        title: "Samples",
        links: [
          { label: "Classes", href: "/Class" },
          { label: "Courses", href: "/Courses" },
          { label: "Programmes", href: "/Program" },
          { label: "Blog", href: "/Blog" },
          { label: "A festival’s page", href: "/BelajarBersama" },
          { label: "A book’s page", href: "/Metamorfosa" },
        ],
      },
      {
        title: "Help",
        links: [
          { label: "Guide for teachers" },
          { label: "Status of the service" },
          { label: "Make an appointment", href: "/Make-Appointment" },
        ],
      },
    ],
    legal: [],
  },
};
