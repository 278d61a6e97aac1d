import aksara from "../../../quizzes/aksara/dua-puluh-aksara.id.yaml";
import pasangan from "../../../quizzes/aksara/pasangan-dan-pangkon.id.yaml";
import gim from "../../../quizzes/coding-school/gim-dan-logika.id.yaml";
import keluaran from "../../../quizzes/coding-school/tebak-keluaran.id.yaml";
import wiring from "../../../quizzes/demo/listrik-rumah-aman.en.yaml";
import listrik from "../../../quizzes/demo/listrik-rumah-aman.id.yaml";
import chart from "../../../quizzes/demo/membaca-peta-laut.en.yaml";
import peta from "../../../quizzes/demo/membaca-peta-laut.id.yaml";
import warung from "../../../quizzes/foundation/pembukuan-warung.id.yaml";
import locks from "../../../quizzes/main/a-queue-of-locks.en.yaml";
import joins from "../../../quizzes/main/joins-that-count.en.yaml";
import numbers from "../../../quizzes/main/numbers-you-can-defend.en.yaml";
import cek from "../../../quizzes/media/cek-sebelum-sebar.id.yaml";
import silat from "../../../quizzes/pesilat/sikap-sabuk-selamat.id.yaml";
import type { QuizContent } from "../../../contract/quiz/Quiz";
import { questionsOf } from "../../../contract/quiz/questions";
import { readQuizFile } from "./readQuizFile";
import type { SeedQuiz } from "./seedQuizzes";

type Texts = Readonly<Partial<Record<"id" | "en", string>>>;

/** Texts of the files by site, and by the address of their quiz. */
const FILES: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  main: {
    "a-queue-of-locks": { en: locks },
    "joins-that-count": { en: joins },
    "numbers-you-can-defend": { en: numbers },
  },
  demo: {
    "membaca-peta-laut": { id: peta, en: chart },
    "listrik-rumah-aman": { id: listrik, en: wiring },
    // A course of the demonstration site waits for it.
    "pembukuan-warung": { id: warung },
  },
  "coding-school": { "tebak-keluaran": { id: keluaran }, "gim-dan-logika": { id: gim } },
  aksara: { "dua-puluh-aksara": { id: aksara }, "pasangan-dan-pangkon": { id: pasangan } },
  pesilat: { "sikap-sabuk-selamat": { id: silat } },
  foundation: { "pembukuan-warung": { id: warung } },
  media: { "cek-sebelum-sebar": { id: cek } },
};

/** Both languages of a quiz ask the same: a learner may go on in the other one. */
const requireSame = (file: string, { id, en }: QuizContent): void => {
  if (!id || !en) return;
  const shape = (quiz: typeof id) =>
    questionsOf(quiz)
      .map((question) => `${question.id} ${question.kind}`)
      .join("\n");
  if (shape(id) !== shape(en))
    throw new Error(`${file}: its languages do not have the same questions in the same order`);
};

const readQuiz = (site: string, slug: string, texts: Texts): SeedQuiz => {
  const read = (language: "id" | "en") => {
    const text = texts[language];
    return text === undefined ? {} : { [language]: readQuizFile(`quizzes/${site}/${slug}.${language}.yaml`, text) };
  };
  const content: QuizContent = { ...read("id"), ...read("en") };
  requireSame(`quizzes/${site}/${slug}`, content);
  return { slug, content };
};

/** The quizzes of the seed by site. @throws Error with file and line of the first fault */
export const seededQuizzes = (): Readonly<Record<string, readonly SeedQuiz[]>> => {
  const sites = Object.entries(FILES).map(
    ([site, files]) => [site, Object.entries(files).map(([slug, texts]) => readQuiz(site, slug, texts))] as const,
  );
  const bySite = Object.fromEntries(sites);
  // Developer sites show the main brand's.
  return { ...bySite, dev: bySite["main"] ?? [], staging: bySite["main"] ?? [] };
};
