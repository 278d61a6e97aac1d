import type { SeedFeature } from "./types";

/** What a mentor works with from Monday to Friday. */
export const mainTeaching: readonly SeedFeature[] = [
  {
    slug: "course-authoring",
    key: "authoring",
    icon: "edit",
    title: "Course authoring",
    summary:
      "Write a course as an outline, put lessons into it, and change a chapter while a cohort is halfway through.",
    description:
      "A course begins as an outline of modules and chapters that you type like a list and move with the keyboard. Each chapter is then a page of text, a film, code that runs, a figure or a question, in the order in which you would explain it. Two people can write at once, and each sees where the other is. When a chapter changes while a cohort is reading, those who have finished it keep the version they finished; the others get the new one. Nothing is published before somebody has read it as a learner would, on a telephone.",
    image: "",
    figure: {
      kind: "outline",
      alt: "The outline of a course on databases: two chapters written, a third open on the desk, two still empty.",
      title: "PostgreSQL in Production",
      percent: 60,
      percentText: "18 of 31 chapters written",
      rows: [
        { label: "Reading a query plan", note: "Film, 14 min", state: "done" },
        { label: "Indexes that are never used", note: "Text and code", state: "done" },
        { label: "Locks, and who is waiting", note: "Dian is writing", state: "current" },
        { label: "Backups you have restored", note: "Exercise", state: "open" },
        { label: "Carrying the pager", note: "Not begun", state: "open" },
      ],
    },
    listFeatures: [
      "Modules and chapters as a list that is moved with the keyboard or the hand",
      "Text, film with captions, figures, runnable code, questions and files in one chapter",
      "A learner’s view of every draft, on a wide screen and a narrow one",
      "Versions: see who changed which sentence, and take one change back",
      "Chapters that open by date, by result, or when the one before is done",
      "Import from Word, Markdown and Common Cartridge without losing headings",
    ],
    benefits: [
      {
        title: "The first cohort is not the rehearsal",
        icon: "eye",
        desc: "Every chapter is read as a learner before it opens, so mistakes are found by the team and not by forty paying people.",
      },
      {
        title: "Two authors, one voice",
        icon: "people",
        desc: "Comments stay beside the sentence they are about. What was settled is kept, and nobody has to search a chat for it.",
      },
      {
        title: "Used again next season",
        icon: "copy",
        desc: "A course is copied with its exercises and its dates move along. You change what aged and leave what works.",
      },
    ],
  },
  {
    slug: "assignments-and-grading",
    key: "grading",
    icon: "check",
    title: "Assignments and grading",
    summary: "Work comes in as code, a document or a photograph, and goes back read, with a reason beside each mark.",
    description:
      "An assignment says what is to be handed in, by when, and how it will be judged: the rubric is shown to the learner before the first line is written. What comes in is a repository, a file, a recording or a photograph of a notebook. The mentor reads it beside the rubric, writes in the margin and sends it back; the learner may hand in again as often as you allow. Two mentors can mark the same work without seeing each other’s mark, and where they differ by more than a step the sheet says so.",
    image: "",
    figure: {
      kind: "sheet",
      alt: "A sheet of marks for four learners: design, code, tests, and the mark in the last column.",
      title: "Project 2: a ticket desk for three ferry lines",
      corner: "Learner",
      columns: ["Design", "Code", "Tests", "Mark"],
      rows: [
        { name: "Ratna Widyaningsih", cells: ["4", "4", "3", "92"] },
        { name: "Yosef Tanggu", cells: ["3", "4", "4", "90"] },
        { name: "Aulia Rahmadani", cells: ["4", "3", "2", "78"] },
        { name: "Made Suardika", cells: ["2", "3", "–", "Again"] },
      ],
      note: "Marked twice without names. The two mentors agree on eleven of twelve.",
    },
    listFeatures: [
      "Rubrics of up to eight rows, visible before work begins",
      "Repositories, documents, films, audio and photographs as hand-ins",
      "Comments in the margin of code and of text, spoken ones too",
      "Marking without names, and double marking with a line where two disagree",
      "Several attempts, the last or the best of which counts",
      "Group work with one hand-in and a mark for each person",
      "Extensions for one learner without moving the date for all",
    ],
    benefits: [
      {
        title: "Two days instead of nine",
        icon: "clock",
        desc: "Our own mentors took nine days to return a project. With the rubric beside the work, the median is now two.",
      },
      {
        title: "A mark that can be explained",
        icon: "info",
        desc: "Each number stands beside the sentence it rests on. Appeals became shorter, and rarer.",
      },
      {
        title: "Nothing lost on the way",
        icon: "file",
        desc: "What was handed in is kept as it was, with its hour, so that nobody has to prove that an attachment was sent.",
      },
    ],
  },
  {
    slug: "quizzes",
    key: "quizzes",
    icon: "list",
    title: "Quizzes",
    summary: "Short questions that teach: each wrong answer has a reason of its own, and each question a history.",
    description:
      "A quiz here is mostly a way of finding out what was not understood while there is still time to explain it. Nine kinds of questions cover choices, numbers with their units, words, an order, a place on a picture and a line of code. Every wrong choice can carry its own explanation, because people are wrong for different reasons. Questions live in banks and are drawn anew for each attempt. After a week the bank shows which question told strong from weak learners, and which one everybody got right without having read a thing.",
    image: "",
    figure: {
      kind: "question",
      alt: "A question about database indexes with three choices. The second is taken, and an explanation follows.",
      label: "Question 4 of 8",
      text: "The table has forty million rows and the query still reads all of them. What do you look at first?",
      options: [
        "How much memory the server has",
        "Whether the condition wraps the column in a function",
        "The size of the disk",
      ],
      chosen: 1,
      feedback: "Right. An index on a column does not serve a function of it. 61% of the cohort saw that at first.",
    },
    listFeatures: [
      "Nine kinds of questions, formulas and code among them",
      "An explanation for each wrong choice, not one for all",
      "Banks from which every attempt draws other questions",
      "Time limits that can be longer for those who need it",
      "Answers are kept while the connection is gone and sent when it is back",
      "Difficulty and discrimination of each question, in words beside the figures",
    ],
    benefits: [
      {
        title: "The lesson after the quiz",
        icon: "book",
        desc: "On Tuesday morning the mentor knows which of the eight ideas has to be explained once more, and to whom.",
      },
      {
        title: "Calm under the clock",
        icon: "clock",
        desc: "Every answer is saved as it is given. A dead battery costs a minute, not the attempt.",
      },
      {
        title: "Questions that get better",
        icon: "arrow-up",
        desc: "A question that fools the best half of a class is probably wrong itself. The bank points at it.",
      },
    ],
  },
  {
    slug: "coding-studio",
    key: "studio",
    icon: "code",
    title: "Coding studio",
    summary:
      "Write, run and test code in twelve languages inside the lesson, on a computer as old as a learner’s first.",
    description:
      "The studio stands inside the chapter: the task to the left, the file in the middle, what happened to the right. Twelve languages are ready without installing anything, from JavaScript and Python to SQL, Go and Rust. A run takes place in the learner’s own browser, in a box of its own with a limit on time and memory, so an endless loop ends and nothing else notices. Tests say what was expected and what came, in a sentence. It works with the keyboard alone, on a four-year-old telephone, and it runs and keeps what you typed when the bus enters a tunnel.",
    image: "",
    figure: {
      kind: "code",
      alt: "A file of Python that counts passengers, a marked line, the result of three tests below, and twelve languages above.",
      languages: ["Python", "JavaScript", "TypeScript", "PHP", "SQL", "C", "C++", "Ruby", "Lua", "Go", "R", "Rust"],
      file: "passengers.py",
      lines: [
        "# How many are on board after each stop?",
        "def on_board(stops):",
        "    count = 0",
        "    for on, off in stops:",
        "        count += on - off",
        "        yield count",
      ],
      marked: 4,
      outputTitle: "3 of 3 tests passed",
      output: ["on_board([(9, 0), (3, 5)])", "→ 9, 7"],
    },
    listFeatures: [
      "JavaScript, TypeScript, Python, PHP, SQL, C, C++, Ruby, Lua, Go, R and Rust",
      "Several files, standard input, and a data set that comes with the task",
      "Visible tests to work towards, hidden ones for the mark",
      "Step back through every run: what was tried, and what came of it",
      "A mentor can open a learner’s file beside the learner and point at a line",
      "Comparison of hand-ins that are suspiciously alike, judged by a person",
    ],
    benefits: [
      {
        title: "No first week lost to installing",
        icon: "check",
        desc: "The first program runs in the first quarter of an hour, whatever computer somebody has or borrows.",
      },
      {
        title: "Errors as sentences",
        icon: "info",
        desc: "A test says that ten lines were expected and eight came, and leads to the line. Beginners stay at it longer.",
      },
      {
        title: "Seen while it is being thought",
        icon: "eye",
        desc: "Mentors see where a room is stuck before anybody raises a hand, and can speak about that.",
      },
    ],
  },
];
