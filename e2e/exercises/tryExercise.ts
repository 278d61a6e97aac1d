import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { ROOT } from "../fixtures/root";

const FOLDER = path.join(ROOT, "remotes", "lms", "exercises");
const RUN_TIMEOUT_MS = 240_000;

export interface ExerciseFolder {
  readonly language: string;
  readonly slug: string;
}

/** Every exercise, by language. */
export const exerciseFolders = (): readonly ExerciseFolder[] =>
  readdirSync(FOLDER).flatMap((language) =>
    readdirSync(path.join(FOLDER, language)).map((slug) => ({ language, slug })),
  );

/** The reference solution: the file that runs. */
const solutionOf = ({ language, slug }: ExerciseFolder): string => {
  const folder = path.join(FOLDER, language, slug, "solution");
  const [main = ""] = readdirSync(folder);
  return readFileSync(path.join(folder, main), "utf8");
};

const editorOf = (page: Page) => page.getByRole("textbox", { name: /leave the editor|keluar dari penyunting/ });

/** Opens an exercise by the links of the page, as a learner goes on to the next one: its language stays warm. */
export const openExercise = async (page: Page, { slug }: ExerciseFolder): Promise<void> => {
  await page.locator("a[href$='/coding-studio/exercises']").first().click();
  await page.locator(`a[href$='/exercises/${slug}']`).click();
  await editorOf(page).waitFor();
};

/** Runs the tests. @returns whether all pass; the text of the result besides */
const runTests = async (page: Page): Promise<{ readonly isPassed: boolean; readonly said: string }> => {
  await page.getByRole("button", { name: /^(?:Jalankan uji|Run tests)/ }).click();
  const result = page.getByRole("region", { name: /^(?:Hasil|Result)/ });
  const states = result.locator("li[data-state]");
  await states.first().waitFor({ timeout: RUN_TIMEOUT_MS });
  await page.waitForFunction(
    () => {
      const shown = [...document.querySelectorAll("section li[data-state]")].map((item) =>
        item.getAttribute("data-state"),
      );
      // Parts of a runtime that is being fetched are `there` or `coming`.
      const isOver = (state: string | null): boolean => ["passed", "failed", "unrun"].includes(state ?? "");
      return shown.length > 0 && shown.every(isOver);
    },
    undefined,
    { timeout: RUN_TIMEOUT_MS },
  );
  const shown = await states.evaluateAll((items) => items.map((item) => item.getAttribute("data-state")));
  return { isPassed: shown.every((state) => state === "passed"), said: await result.innerText() };
};

/**
 * Tries the exercise that is open as a learner would: its starter, then the reference solution.
 * @returns the faults found; empty where the starter fails and the solution passes
 */
export const tryExercise = async (page: Page, folder: ExerciseFolder): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const starter = await runTests(page);
  if (starter.isPassed) wrong.push(`${folder.slug}: the starter passes`);
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(solutionOf(folder));
  const solution = await runTests(page);
  if (!solution.isPassed) wrong.push(`${folder.slug}: the solution fails\n${solution.said}`);
  return wrong;
};
