import type { SeedSite } from "../types";

/** The demo's home page in English: the same sections, anchors, pictures and figures as `demoHome`. */
export const demoHomeEnglish: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-statement.v1",
      props: {
        title: "An online classroom that wears your school’s uniform.",
        lede: "Lessons, homework, exams, report cards, and news for parents. One address, under your school’s own name. Pick a school below and see what changes.",
      },
    },
    {
      slot: "sites.stage.v1",
      props: {
        anchor: "coba",
        title: "The product, in use",
        legend: "Pick a school",
        schools: [
          {
            name: "SMK Bahari",
            place: "Muaratama",
            dye: "sea",
            picture: { seed: "demo-bahari", motif: "mega mendung", ground: "secondary" },
            group: "Year 11, Marine 2",
            lesson: "Looking After a Ship’s Engine",
            question: {
              text: "The cooling water runs hot, the oil pressure holds. What do you check first?",
              options: ["The fuel filter", "The sea-water strainer", "The battery"],
              right: 1,
            },
          },
          {
            name: "SMA Karangjati",
            place: "Karangjati",
            dye: "olive",
            picture: { seed: "demo-karang", motif: "sekar jagad", ground: "secondary" },
            group: "Year 10, Class 4",
            lesson: "Geography: Reading a Map",
            question: {
              text: "Contour lines close together mean that the slope is:",
              options: ["Gentle", "Steep", "Under water"],
              right: 1,
            },
          },
          {
            name: "Kursus Jahit Puspa",
            place: "Tirtasari",
            dye: "rosella",
            picture: { seed: "demo-puspa", motif: "ceplok", ground: "secondary" },
            group: "Intake 9",
            lesson: "The Basic Kebaya Pattern",
            question: {
              text: "Cloth whose motif runs one way is best cut with the pieces:",
              options: ["Head to tail, to save cloth", "All in one direction", "On the bias"],
              right: 1,
            },
          },
        ],
        menu: [
          { label: "Home" },
          { label: "My classes" },
          { label: "Homework", count: 3 },
          { label: "Exams" },
          { label: "Report card" },
          { label: "News" },
        ],
        questionLabel: "Question 4 of 10.",
        feedback: {
          idle: "Try an answer. It goes into nobody’s report card.",
          right: "Correct. The teacher sees that 27 of 32 pupils have come this far.",
          wrong: "Not quite. Read page 2 again, then answer once more. You have three tries.",
        },
        today: {
          title: "Today",
          items: [
            { time: "07.00", text: "Classroom opens" },
            { time: "10.15", text: "Workshop, group B" },
            { time: "23.59", text: "Homework 3 closes" },
          ],
        },
        progress: { title: "Progress of the class", percent: 84 },
      },
    },
    {
      slot: "sites.compare-table.v1",
      props: {
        anchor: "hari",
        title: "The same Tuesday, from four chairs",
        corner: "Time",
        columns: ["Pupil", "Teacher", "Head teacher", "Parent"],
        rows: [
          {
            label: "06.30",
            cells: [
              "Downloads today’s chapter while there is still wifi",
              "",
              "",
              "Reads the news: bring sports shoes",
            ],
          },
          {
            label: "07.15",
            cells: [
              "Does the opening quiz, which works without a signal too",
              "Sees who is stuck on question four",
              "",
              "",
            ],
          },
          {
            label: "10.00",
            cells: [
              "Sends a photo of the finished piece",
              "Marks with a rubric, two minutes each",
              "Sees the attendance of 31 classes on one screen",
              "",
            ],
          },
          {
            label: "15.00",
            cells: [
              "",
              "Locks the marks, and the report cards fill themselves in",
              "Signs the report to the education office",
              "Sees the marks, asks the form teacher",
            ],
          },
        ],
      },
    },
    {
      slot: "sites.gradebook.v1",
      props: {
        title: "A mark book you may write in",
        text: "Change any figure. The average follows, the report card follows, and who changed what stays on record.",
        caption: "Mark book",
        nameColumn: "Name",
        averageColumn: "Mark",
        columns: ["Homework 1", "Homework 2", "Workshop", "Exam"],
        students: [
          { name: "Aulia Rahman", marks: [88, 92, 79, 90] },
          { name: "Beni Sitorus", marks: [74, 68, 81, 70] },
          { name: "Citra Ayu", marks: [95, 97, 93, 96] },
          { name: "Darma Putra", marks: [61, null, 72, 66] },
        ],
      },
    },
    {
      slot: "sites.statements.v1",
      props: {
        title: "What we do not do",
        statements: [
          "No advertisements, for pupils or for teachers.",
          "No watching pupils through their cameras in exams.",
          "No selling of data. It is kept in Indonesia and belongs to the school.",
          "No replacing of teachers. The essay checker only makes suggestions.",
        ],
      },
    },
    {
      slot: "events.upcoming.v1",
      props: {
        title: "The notice board of all three schools",
        text: "This is how a school’s events stand on its front page. Dates that have passed come down by themselves; nobody pulls out the pins.",
        limit: 3,
      },
    },
    {
      slot: "sites.price.v1",
      props: {
        anchor: "harga",
        title: "IDR\u00a04,000 per pupil, per month",
        perUnitIdr: 4_000,
        label: "Number of pupils",
        unit: "pupils",
        range: { min: 50, max: 1_500, step: 50, value: 600 },
        freeBelow: 100,
        suffix: "a month, every feature, every teacher",
        points: [
          "Schools with fewer than 100 pupils: free of charge",
          "Billed for ten months, holidays do not count",
          "Leave whenever you like, and take your data with you",
        ],
      },
    },
    {
      slot: "sites.steps.v1",
      props: {
        anchor: "pindah",
        title: "Moved in within nine school days",
        steps: [
          { label: "Day 1", text: "You send your Dapodik file, we tidy it up", span: 1 },
          { label: "2–4", text: "Three teachers try it, with real classes", span: 3 },
          { label: "5–6", text: "Training for all teachers, at your school", span: 2 },
          { label: "7–8", text: "One year group goes first", span: 2 },
          { label: "9", text: "Everybody is in", span: 1 },
        ],
      },
    },
    {
      slot: "community.demo-request.v1",
      props: {
        anchor: "minta",
        title: "See it with your own school’s data",
        text: "Write one e-mail address. On the next working day you get a link to a trial room for 30 days, in your school’s name.",
        note: "No telephone number. Nobody will call.",
      },
    },
  ],
};
