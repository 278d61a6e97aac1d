import { defineService, seedRows } from "@serambi/kernel/service";

import { LmsSetting } from "../contract/hosts/lms";
import { attemptEndpoints } from "./quiz/attemptEndpoints";
import { authorEndpoints } from "./quiz/authorEndpoints";
import { passages } from "./passages";
import { quizMigrations } from "./quiz/migrations";
import { quizPersonal } from "./quiz/personalData";
import { quizJobs } from "./quiz/quizJobs";
import { seededLms } from "./seed/lms/seededLms";
import { seededRows, writeRows } from "./seed/seedRows";
import { exerciseEndpoints } from "./studio/exerciseEndpoints";
import attempts from "./studio/migrations/0001_attempts.sql";
import { studioPersonal } from "./studio/personalData";
import { submissionEndpoints } from "./studio/submissionEndpoints";
import { fields as studioFields } from "./studio/texts";
import { settingTexts } from "./texts";

/** The LMS as sites present it, quizzes with their attempts, exercises, and what learners send in. */
export const service = defineService({
  id: "lms",
  migrations: [{ name: "0001_attempts", sql: attempts }, ...quizMigrations],
  endpoints: [...exerciseEndpoints, ...submissionEndpoints, ...attemptEndpoints, ...authorEndpoints],
  jobs: { ...quizJobs },
  fields: studioFields,
  passages,
  personal: {
    copy: async (call) => ({ ...(await studioPersonal.copy(call)), ...(await quizPersonal.copy(call)) }),
    forget: async (call, wish) => {
      await studioPersonal.forget(call, wish);
      await quizPersonal.forget(call, wish);
    },
  },
  settings: { lms: { schema: LmsSetting, takes: settingTexts.lms } },
  seed: {
    settings: () => {
      const main = { lms: seededLms("main") };
      // Developer sites show the main brand's.
      return { main, dev: main, staging: main, demo: { lms: seededLms("demo") }, aksara: { lms: seededLms("aksara") } };
    },
    rows: seedRows(seededRows, writeRows),
  },
});
