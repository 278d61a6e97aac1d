import { expect, test } from "../fixtures/test";
import { exerciseFolders, openExercise, tryExercise } from "./tryExercise";

test.use({ expectedMessages: /./ });

const folders = exerciseFolders();

/** A starter and a solution of a language that compiles slowly, on a machine that is busy. */
const EXERCISE_TIMEOUT_MS = 480_000;

for (const language of new Set(folders.map((folder) => folder.language)))
  test(`every starter in ${language} fails, and every solution passes`, async ({ page, server }) => {
    const exercises = folders.filter((folder) => folder.language === language);
    test.setTimeout(exercises.length * EXERCISE_TIMEOUT_MS);
    const wrong: string[] = [];
    await page.goto(server.url("main", "/Lms/Features/coding-studio"));
    for (const folder of exercises) {
      await openExercise(page, folder);
      wrong.push(...(await tryExercise(page, folder)));
    }
    expect(wrong).toEqual([]);
  });
