import type { SeedFeature } from "./types";

/** What whoever answers for a programme works with. */
export const mainRunning: readonly SeedFeature[] = [
  {
    slug: "progress-and-certificates",
    key: "progress",
    icon: "file",
    title: "Progress and certificates",
    summary:
      "Learners see what is left rather than what they lack; at the end stands a certificate that anybody can check.",
    description:
      "Progress is counted in work that was done, never in minutes with a window open. A learner sees the next step, how long it will probably take and what it counts for; a mentor sees who has not moved for six days and may need a call. When everything that you asked for is there, the certificate makes itself: as a PDF to print, as a picture to share, and as an address with a code at which an employer can check name, course and date without writing to anybody. One that was issued by mistake is withdrawn, and the address says so.",
    image: "",
    figure: {
      kind: "certificate",
      alt: "A certificate with a band of cloth, a name and a code, and three parts of the course below, all of them complete.",
      title: "Certificate of completion",
      name: "Yosef Tanggu",
      text: "Backend Engineering with Go, 24 weeks",
      code: "SRB-7K2M-41QD",
      steps: [
        { label: "Chapters", percent: 100 },
        { label: "Projects", percent: 100 },
        { label: "Talk with a mentor", percent: 100 },
      ],
    },
    listFeatures: [
      "Conditions in plain words: all chapters, two projects, one talk",
      "The next step and its length on the learner’s first page",
      "A list of who has stopped moving, with the last thing they did",
      "Certificates as PDF and picture, in your colours and with your cloth",
      "A public address for each, checked by code without an account",
      "Withdrawal with a reason, kept in the record",
    ],
    benefits: [
      {
        title: "Fewer people leave quietly",
        icon: "people",
        desc: "A call in the first week of silence brings back about one in three. After a month it brings back almost nobody.",
      },
      {
        title: "Worth the paper",
        icon: "lock",
        desc: "A certificate that can be checked in ten seconds is not worth forging, and employers have stopped asking us by mail.",
      },
      {
        title: "No evening of typing names",
        icon: "clock",
        desc: "Three hundred certificates are issued while you drink your coffee, each spelled as its owner spells it.",
      },
    ],
  },
  {
    slug: "live-classes",
    key: "live",
    icon: "live",
    title: "Live classes",
    summary: "Sessions with a place in the timetable, a link that works, and a recording cut into chapters by evening.",
    description:
      "A live class is a chapter with a clock. It stands in the course, in the learner’s own calendar and on their first page, in the time zone of wherever they are, and the button to enter appears ten minutes before. Your team goes on using the meeting service it knows; attendance, questions and the shared file come back into the course by themselves. By evening the recording is there with its transcript, cut at the points that the mentor marked while speaking, so that whoever was at work can read the half hour that matters in five minutes.",
    image: "",
    figure: {
      kind: "timetable",
      alt: "A week with seven live sessions; the one on Wednesday evening is going on now.",
      days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      rows: [
        { time: "12.15", cells: ["", "Clinic", "", "Clinic", ""] },
        { time: "19.00", cells: ["Go, week 9", "", "Go, week 9", "", "Guest"] },
        { time: "20.30", cells: ["", "SQL, week 4", "", "SQL, week 4", ""] },
      ],
      live: { row: 1, day: 2, text: "Going on now: 38 of 41 are here" },
    },
    listFeatures: [
      "Zoom, Google Meet, Jitsi and BigBlueButton, by whatever you have",
      "WIB, WITA and WIT: each learner reads the hour of their own clock",
      "Attendance from the room itself, corrected by hand where the line broke",
      "Questions collected before and during the session, the most wanted first",
      "Recordings with transcript and chapters on the same evening",
      "A reminder the day before and a quarter of an hour before, by mail or message",
    ],
    benefits: [
      {
        title: "The link is where it always is",
        icon: "play",
        desc: "Nobody scrolls through a chat at one minute past seven. The room opens from the chapter it belongs to.",
      },
      {
        title: "Absent is not behind",
        icon: "book",
        desc: "A transcript with chapters is read on the train home. Four in ten of our learners catch up in that way.",
      },
      {
        title: "Evenings that fit five provinces",
        icon: "globe",
        desc: "A session at seven in Jakarta is shown as nine in Jayapura, and a clash is seen before it is announced.",
      },
    ],
  },
  {
    slug: "analytics",
    key: "analytics",
    icon: "eye",
    title: "Analytics for those who answer for it",
    summary:
      "Four questions with an answer each, instead of forty charts: who starts, who stays, who learns, what it costs.",
    description:
      "The head of a programme seldom needs another dashboard. She needs to know whether people who begin also finish, where they stop, whether they can do more than before, and what that came to. The first page answers those four in a sentence each, with the figure it rests on and the people it is about one click away. Every chart is also a table that can be copied. Comparisons between groups are shown with how sure one can be of them, and groups smaller than eight are not shown at all.",
    image: "",
    figure: {
      kind: "chart",
      alt: "Bars of how many finished in four cohorts, from 58 to 84 percent, with a goal at 75 percent.",
      title: "Finished of those who began",
      bars: [
        { label: "Cohort 6", value: 58, text: "58%" },
        { label: "Cohort 7", value: 66, text: "66%" },
        { label: "Cohort 8", value: 79, text: "79%" },
        { label: "Cohort 9", value: 84, text: "84%" },
      ],
      goal: { value: 75, text: "Agreed with the client: 75%" },
    },
    listFeatures: [
      "Started, stayed, learned, cost: the four answers on one page",
      "The chapter at which most people stop, and the week in which they do",
      "Gain between the first and the last test, with its uncertainty",
      "Reports by branch, region or programme, by mail on the first of the month",
      "Every chart as a table, and every table as a file",
      "Groups below eight people hidden, so that nobody is found in a figure",
    ],
    benefits: [
      {
        title: "A meeting with one page",
        icon: "file",
        desc: "The report that your board reads is the page that you work with. Nobody builds slides the night before.",
      },
      {
        title: "Repairs where it leaks",
        icon: "filter",
        desc: "When a third of a cohort stops at the same chapter, the chapter is the trouble. You see which one it is.",
      },
      {
        title: "Figures you can defend",
        icon: "info",
        desc: "Each number says how it was counted and for whom. Finance and teaching finally argue about the same one.",
      },
    ],
  },
  {
    slug: "integrations-and-api",
    key: "api",
    icon: "globe",
    title: "Integrations and API",
    summary:
      "Your staff list, your sign-on and your reports stay where they are; everything here can be read by a program.",
    description:
      "Companies already have a list of people, a way to sign in and a place where reports are read. Serambi takes its place between them. Staff come from your HR system every night, sign in as they do everywhere else, and their results go back to the record they belong to. Whatever can be done on a screen can be done by a call: the API is the one that we use ourselves, described in OpenAPI, with keys that may do as little as you want. Events are signed and sent again until you have said that they arrived.",
    image: "",
    figure: {
      kind: "code",
      alt: "A call that enrols a person in a course, and the answer with the date on which the course begins.",
      languages: [],
      file: "POST /v1/enrolments",
      lines: [
        "{",
        '  "person": "nik:20418",',
        '  "course": "postgresql-in-production",',
        '  "cohort": "2027-01",',
        '  "paid_by": "branch-surabaya"',
        "}",
      ],
      marked: 2,
      outputTitle: "201, created",
      output: ['{ "id": "enr_8f21", "starts_on": "2027-01-26",', '  "seat": 14, "seats": 20 }'],
    },
    listFeatures: [
      "Sign-on by SAML, OpenID Connect and Google Workspace",
      "People and groups by SCIM, or by a file that is read every night",
      "LTI 1.3 in both directions, for courses that live elsewhere",
      "A REST API described in OpenAPI, with keys limited to what each needs",
      "Signed events, repeated until they have arrived",
      "A sandbox with invented people, so that no test writes to a real one",
    ],
    benefits: [
      {
        title: "Leavers lose access that night",
        icon: "lock",
        desc: "Whoever is gone from the staff list is gone from the courses, and the licence is free in the morning.",
      },
      {
        title: "No second password",
        icon: "check",
        desc: "People open a course as they open their mail. The help desk hears of us less than once a week.",
      },
      {
        title: "Leave whenever you want",
        icon: "download",
        desc: "All of your data can be taken out by the same calls, at any time, in formats that others read.",
      },
    ],
  },
];
