import { AppError } from "@serambi/kernel/errors";
import {
  answer,
  type Answers,
  type PageFixture,
  type RemoteFixtures,
  type TenantOverrides,
} from "@serambi/kernel/testing";

import {
  EXERCISE_PATH,
  EXERCISES_PATH,
  STUDIO_ABOUT_PATH,
  STUDIO_EMBED_PATH,
  STUDIO_LIMITS_PATH,
  STUDIO_PATH,
} from "../../contract/studio/paths";
import { sampleFeature, sampleSetting } from "../showcase/sampleShowcase";
import { sampleEntries, sampleExercise } from "./sampleExercise";

const SETTING = "services contoh/cms/app/setting/lms";
const everything: TenantOverrides = {
  settings: {
    routes: [
      "/",
      "/Lms",
      "/Lms/Features/:slug",
      STUDIO_PATH,
      STUDIO_ABOUT_PATH,
      STUDIO_EMBED_PATH,
      STUDIO_LIMITS_PATH,
      EXERCISES_PATH,
      EXERCISE_PATH,
    ],
  },
};
const alone: TenantOverrides = { settings: { routes: ["/", STUDIO_PATH] } };

const page = (id: string, path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: id,
  path,
  answers: {},
  tenant: everything,
  ...changes,
});
const studioOf = (slug: string) => answer(sampleSetting({ features: [sampleFeature({ slug, key: "studio" })] }));
const about = (title: string, changes: Partial<PageFixture>) => page("studio-about", STUDIO_ABOUT_PATH, title, changes);

const EXERCISES = "lms studio/exercises";
const exercises = (title: string, query: string, changes: Partial<PageFixture>) =>
  page("exercises", `${EXERCISES_PATH}${query}`, title, changes);
const EXERCISE = "lms studio/exercise";
const exercise = (title: string, changes: Partial<PageFixture>) =>
  page("exercise", `${STUDIO_PATH}/exercises/harga-beras`, title, changes);

/** Every face of the studio's pages that a server shows. */
export const studioPages: readonly PageFixture[] = [
  page("studio", STUDIO_PATH, "the studio"),
  page("studio", `${STUDIO_PATH}?language=cpp`, "the studio with a language by another name"),
  page("studio", `${STUDIO_PATH}?language=cobol`, "the studio with a language that it does not run"),
  page("studio", STUDIO_PATH, "the studio of a site that has nothing else", { tenant: alone }),
  page("studio", "/Lms/Features/Coding-Studio", "the studio in other letters", { outcome: "redirect" }),
  page("studio-embed", `${STUDIO_EMBED_PATH}?language=lua`, "a program in a frame"),
  page("studio-limits", STUDIO_LIMITS_PATH, "limits and licences"),
  about("what the site says of the studio", { answers: { [SETTING]: studioOf("coding-studio") } }),
  about("the same where it has another address", {
    answers: { [SETTING]: studioOf("studio-koding") },
    outcome: "redirect",
  }),
  about("a site that says nothing of it", { answers: { [SETTING]: answer(sampleSetting()) }, outcome: "not-found" }),
  exercises("all exercises", "", { answers: { [EXERCISES]: answer(sampleEntries()) } }),
  exercises("exercises of a level of which there are none", "?language=py&level=hard", {
    answers: { [EXERCISES]: answer(sampleEntries()) },
  }),
  exercises("exercises of a host that is down", "", {
    answers: { [EXERCISES]: new AppError("upstream", "Down") },
    outcome: "failed",
  }),
  exercise("an exercise", { answers: { [EXERCISE]: answer(sampleExercise()) } }),
  exercise("an exercise that there is not", {
    answers: { [EXERCISE]: new AppError("not-found", "None") },
    outcome: "not-found",
  }),
  exercise("an exercise of a host that is down", {
    answers: { [EXERCISE]: new AppError("upstream", "Down") },
    outcome: "failed",
  }),
  about("a host that is down", { answers: { [SETTING]: new AppError("upstream", "Down") }, outcome: "failed" }),
];

const slot = (title: string, props: Readonly<Record<string, unknown>>) => ({
  title,
  slot: "lms.studio.v1",
  props,
  answers: {},
  tenant: everything,
});

const exerciseInText = (title: string, said: Answers[string]) => ({
  title,
  slot: "lms.exercise.v1",
  props: { exercise: "harga-beras" },
  answers: { [EXERCISE]: said },
  tenant: everything,
  rejects: [{ exercise: "../harga" }, {}],
});

export const studioSlots: RemoteFixtures["slots"] = [
  slot("a program", { language: "python", code: "print('halo')\n", title: "Halo" }),
  slot("an exercise of a chapter", {
    exerciseId: "kelas/bab/satu",
    language: "js",
    starter: "console.log(1)",
    title: "Satu",
  }),
  slot("a language that the studio does not run", { language: "cobol", code: "DISPLAY 'HALO'." }),
  slot("a program that stands in the page already", { language: "lua", code: "print(1)", isAttending: true }),
  exerciseInText("an exercise", answer(sampleExercise())),
  exerciseInText("an exercise that is gone", new AppError("not-found", "None")),
  slot("a program without a letter", { language: "r", code: "" }),
];
