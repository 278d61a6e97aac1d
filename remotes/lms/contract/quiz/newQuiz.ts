import { Question, Quiz, type QuestionKind } from "./Quiz";

type Language = "id" | "en";

const WORDS = {
  id: {
    summary: "Tulis satu dua kalimat tentang isi kuis ini.",
    section: "Bagian pertama",
    question: "Tulis pertanyaannya di sini.",
    right: "Jawaban yang benar",
    wrong: "Jawaban yang salah",
    first: "Langkah pertama",
    second: "Langkah kedua",
    left: "Kiri",
    rightSide: "Kanan",
    gap: "Air mendidih pada suhu [[100]] derajat Celsius.",
  },
  en: {
    summary: "Say in a sentence or two what this quiz is about.",
    section: "First part",
    question: "Write the question here.",
    right: "The right answer",
    wrong: "A wrong answer",
    first: "The first step",
    second: "The second step",
    left: "Left",
    rightSide: "Right",
    gap: "Water boils at [[100]] degrees Celsius.",
  },
} as const;

/** A question of a kind with something in each of its places. @param id unique within the quiz */
export const newQuestion = (kind: QuestionKind, id: string, language: Language): Question => {
  const w = WORDS[language];
  const choices = [
    { id: "a", text: w.right, isRight: true },
    { id: "b", text: w.wrong },
  ];
  const own = {
    choice: { choices },
    choices: { choices },
    truth: { isTrue: true },
    short: { accept: [{ key: w.right }] },
    order: {
      items: [
        { id: "a", text: w.first },
        { id: "b", text: w.second },
      ],
    },
    match: {
      pairs: [
        { id: "a", left: `${w.left} 1`, right: `${w.rightSide} 1` },
        { id: "b", left: `${w.left} 2`, right: `${w.rightSide} 2` },
      ],
    },
    gaps: {},
    output: { language: "python", code: "print(2 * 3)", output: "6" },
  }[kind];
  return Question.parse({ id, kind, text: kind === "gaps" ? w.gap : w.question, ...own });
};

/** A quiz to begin with. */
export const newQuiz = (title: string, language: Language): Quiz => {
  const w = WORDS[language];
  return Quiz.parse({
    title,
    summary: w.summary,
    sections: [{ id: "s1", title: w.section, questions: [newQuestion("choice", "q1", language)] }],
  });
};

const MOST_SLUG = 60;

/** `Mengapa lambat?` becomes `mengapa-lambat`. */
export const slugFor = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F’']/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MOST_SLUG)
    .replaceAll(/^-+|-+$/g, "") || "kuis";
