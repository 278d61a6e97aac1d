import { hasRoute, LANGUAGES } from "@serambi/kernel/contracts";
import type { Passage, PassageCall, Text } from "@serambi/kernel/service";
import { parse } from "yaml";
import * as z from "zod";

import { LmsSetting } from "../contract/hosts/lms";
import { featurePath, LMS_PATH } from "../contract/paths";
import { hasQuizzes, quizPath, QUIZZES_PATH } from "../contract/quiz/paths";
import type { QuizEntry } from "../contract/quiz/Review";
import { LANGUAGE_FACTS } from "../contract/studio/languages";
import { STUDIO_FEATURE_SLUG, studioAboutPath } from "../contract/studio/paths";
import pages from "./passages.yaml";
import { listQuizzes } from "./quiz/readQuizzes";

const FEATURE: Text = { id: "Fitur LMS", en: "LMS feature" };
const PAGE: Text = { id: "Halaman", en: "Page" };
const QUIZ: Text = { id: "Kuis", en: "Quiz" };

const said = z.object({ title: z.string(), text: z.string() });
const Pages = z.array(z.object({ route: z.string(), words: z.array(z.string()), id: said, en: said }));

/** The LMS and its features, where the site has pages for them. */
const featurePassages = async ({ tenant, setting }: PassageCall): Promise<readonly Passage[]> => {
  const { data } = LmsSetting.safeParse(await setting("lms"));
  if (!data) return [];
  const { language } = tenant;
  const front: Passage = { path: LMS_PATH, title: data.title, kind: PAGE, text: data.lead, language, words: ["LMS"] };
  const features = data.features.flatMap((feature): Passage[] => {
    const { slug, title, summary, description, listFeatures, benefits } = feature;
    const path = slug === STUDIO_FEATURE_SLUG ? studioAboutPath(tenant) : featurePath(tenant, slug);
    const text = [
      summary,
      description,
      ...listFeatures,
      ...benefits.map(({ title: name, desc }) => `${name}. ${desc}`),
    ];
    return path === undefined
      ? []
      : [{ path, title, kind: FEATURE, text: text.filter(Boolean).join("\n"), language, words: ["LMS"] }];
  });
  return hasRoute(tenant, LMS_PATH) ? [front, ...features] : features;
};

const studioPassages = ({ tenant }: PassageCall): readonly Passage[] => {
  const languages = Object.values(LANGUAGE_FACTS)
    .map(({ name }) => name)
    .join(", ");
  return Pages.parse(parse(pages))
    .filter(({ route }) => hasRoute(tenant, route))
    .flatMap(({ route, words, ...texts }) =>
      LANGUAGES.map((language): Passage => {
        const { title, text } = texts[language];
        return { path: route, kind: PAGE, words, language, title, text: text.replace("{languages}", languages) };
      }),
    );
};

const accessOf = ({ access, questionCount, minutes }: QuizEntry): Text => ({
  id: [
    `${questionCount} soal`,
    minutes === null ? "tanpa batas waktu" : `${minutes} menit`,
    access === "anyone" ? "boleh dikerjakan tanpa akun" : "perlu akun",
  ].join(", "),
  en: [
    `${questionCount} questions`,
    minutes === null ? "no time limit" : `${minutes} minutes`,
    access === "anyone" ? "may be taken without an account" : "needs an account",
  ].join(", "),
});

/** Quizzes that are published, with what everybody is told before one is begun. */
const quizPassages = async ({ sql, tenant }: PassageCall): Promise<readonly Passage[]> => {
  if (!hasQuizzes(tenant)) return [];
  const { language } = tenant;
  const { items } = await listQuizzes({ sql, user: undefined, language });
  const each = items.map((entry): Passage => ({
    path: quizPath(entry.slug),
    title: entry.title,
    kind: QUIZ,
    text: `${entry.summary}\n${accessOf(entry)[language]}.`,
    language: entry.language,
    isThing: true,
  }));
  if (items.length === 0 || !hasRoute(tenant, QUIZZES_PATH)) return each;
  const lines = items.map((entry) => `${entry.title}: ${accessOf(entry)[language]}.`);
  return [...each, { path: QUIZZES_PATH, title: QUIZ[language], kind: PAGE, text: lines.join("\n"), language }];
};

/** The LMS with its features, the coding studio, and the quizzes that are published. */
export const passages = async (call: PassageCall): Promise<readonly Passage[]> => [
  ...(await featurePassages(call)),
  ...studioPassages(call),
  ...(await quizPassages(call)),
];
