import type { SeedSite } from "../types";

/** Offers as an index, intakes as a calendar, hiring as a table. */
export const mainHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-split.v1",
      props: {
        title: "Learn it properly. Use\u00a0it on Monday.",
        lede: "Serambi is an Indonesian learning company. Working engineers, designers and analysts teach our programmes. Companies send us their teams, and hire the people who finish.",
        actions: [
          { label: "See the next intake", href: "#season" },
          { label: "Train a team", href: "/Training-Services" },
        ],
        cloths: [
          { seed: "main-home-a", motif: "kawung", ground: "dark" },
          { seed: "main-home-b", motif: "parang", ground: "secondary" },
          { seed: "beranda", motif: "ceplok", ground: "light" },
        ],
      },
    },
    {
      slot: "sites.index-rows.v1",
      props: {
        title: "What we do",
        rows: [
          {
            title: "Programmes",
            text: "Twelve to twenty-four weeks in a cohort of at most thirty, with a mentor who works in the trade.",
            fact: "From IDR 4,800,000",
            href: "#season",
          },
          {
            title: "Premium courses",
            text: "On your own time, with a person at the other end: every exercise you hand over is read and answered.",
            fact: "From IDR 350,000",
            href: "/Courses",
          },
          {
            title: "Corporate training",
            text: "We sit with your team first, then write the course. Never the other way round.",
            fact: "By proposal",
            href: "/Training-Services",
          },
          {
            title: "Talent hiring",
            text: "Meet people who have already done the work, and see the work before you read the CV.",
            fact: "No placement fee",
            href: "/Talent-Hiring",
          },
        ],
      },
    },
    {
      slot: "courses.featured.v1",
      props: {
        title: "Premium courses, read by a person",
        intro:
          "Start any day. Hand in when you are ready. A mentor replies within two working days, in writing, to your work and not to the average of it.",
        type: "course",
        limit: 4,
        layout: "feature-list",
      },
    },
    {
      slot: "sites.calendar.v1",
      props: {
        anchor: "season",
        title: "The season, January to June",
        intro:
          "Cohorts start together and finish together. Missing one means waiting for the next, so we publish the calendar early.",
        from: "2027-01",
        months: 6,
        intakes: [
          {
            name: "Backend Engineering with Go",
            state: "registration-open",
            startsOn: "2027-01-11",
            endsOn: "2027-06-05",
            note: "8 seats left",
            href: "/Courses/backend-engineering-with-go",
          },
          {
            name: "Data Analysis for Operations",
            state: "registration-open",
            startsOn: "2027-01-25",
            endsOn: "2027-04-17",
            note: "14 seats left",
            href: "/Courses/data-analysis-for-operations",
          },
          {
            name: "Product Design, from brief to build",
            state: "coming-soon",
            startsOn: "2027-03-01",
            endsOn: "2027-06-19",
            note: "Opens 4 Jan",
            href: "/Courses/product-design-from-brief-to-build",
          },
          {
            name: "Cloud and Reliability",
            state: "coming-soon",
            startsOn: "2027-04-05",
            endsOn: "2027-06-26",
            note: "Opens 1 Feb",
            href: "/Courses/cloud-and-reliability",
          },
          {
            name: "Front-end Engineering",
            state: "started",
            startsOn: "2026-10-05",
            endsOn: "2027-03-27",
            note: "Full",
            href: "/Courses/front-end-engineering",
          },
        ],
      },
    },
    {
      slot: "sites.quote.v1",
      props: {
        anchor: "corporate",
        title: "Corporate training",
        quote:
          "They watched our branch staff work for three days before proposing anything. The course that came back was half as long as we had asked for, and it was the right half.",
        by: {
          name: "Sri Handayani",
          role: "Head of learning, Bank Nusa Raya",
          picture: { seed: "sri-handayani", motif: "kawung", ground: "secondary" },
        },
        figures: [
          { value: "1,240", label: "Branch staff trained" },
          { value: "31 → 9 min", label: "Time to open an account" },
          { value: "22", label: "Classroom hours, cut from 48" },
        ],
        actions: [
          { label: "See all eight, with prices", href: "/Training-Services" },
          { label: "Tell us about your team", href: "/Training-Services" },
        ],
        band: { seed: "main-corp", motif: "tumpal", ground: "dark" },
      },
    },
    {
      slot: "sites.people-table.v1",
      props: {
        anchor: "hiring",
        title: "Hire from the work",
        intro:
          "Every graduate leaves with one finished project, reviewed in public. Start there. We introduce you within a day and take no fee from either side.",
        caption: "Graduates who are looking for work",
        columns: { name: "Name", trade: "Trade", work: "Final project", free: "Free from" },
        people: [
          {
            name: "Ratna Widyaningsih",
            place: "Malang",
            picture: { seed: "ratna-widyaningsih", motif: "ceplok", ground: "secondary" },
            trade: "Data analyst",
            work: "Cut a hospital’s stock report from two days to nine minutes",
            free: "Now",
          },
          {
            name: "Yosef Tanggu",
            place: "Kupang",
            picture: { seed: "yosef-tanggu", motif: "kawung", ground: "dark" },
            trade: "Backend engineer",
            work: "Ticketing service for three ferry lines, 40,000 seats a month",
            free: "1 December",
          },
          {
            name: "Aulia Rahmadani",
            place: "Padang",
            picture: { seed: "aulia-rahmadani", motif: "parang", ground: "light" },
            trade: "Product designer",
            work: "Redesigned a village credit union’s savings book",
            free: "Now",
          },
          {
            name: "Made Suardika",
            place: "Singaraja",
            picture: { seed: "made-suardika", motif: "truntum", ground: "light" },
            trade: "Front-end engineer",
            work: "An accessible timetable that Denpasar’s school buses use",
            free: "11 January",
          },
        ],
      },
    },
    {
      slot: "sites.news.v1",
      props: {
        anchor: "news",
        title: "News",
        lead: {
          title: "What we stopped teaching in 2026, and why",
          text: "Four courses left the catalogue this year. Two were overtaken by better tools. Two we had simply taught wrong, and our graduates were kind enough to say so.",
          date: "2026-11-12",
          minutes: 3,
          href: "/News/469211/what-we-stopped-teaching-in-2026-and-why",
        },
        rest: [
          {
            title: "Belajar Bersama returns to Surakarta in March",
            date: "2026-11-03",
            href: "/News/204544/belajar-bersama-returns-to-surakarta-in-march",
          },
          {
            title: "A coding studio that works on a four-year-old phone",
            date: "2026-10-21",
            href: "/News/931120/a-coding-studio-that-works-on-a-four-year-old-phone",
          },
          {
            title: "Our salary survey: 1,906 answers, all of them public",
            date: "2026-10-08",
            href: "/News/403647/our-salary-survey-1906-answers-all-of-them-public",
          },
        ],
      },
    },
  ],
};
