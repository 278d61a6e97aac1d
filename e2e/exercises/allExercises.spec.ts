import { expect, test } from "../fixtures/test";
import { exerciseFolders, tryExercise } from "./tryExercise";

test.use({ expectedMessages: /./ });

const folders = exerciseFolders();

/** A starter and a solution of a language that compiles slowly, on a machine that is busy. */
const EXERCISE_TIMEOUT_MS = 480_000;

for (const language of new Set(folders.map((folder) => folder.language)))
  test(`every starter in ${language} fails, and every solution passes`, async ({ page, server }) => {
    const exercises = folders.filter((folder) => folder.language === language);
    test.setTimeout(exercises.length * EXERCISE_TIMEOUT_MS);
    const wrong: string[] = [];
    for (const folder of exercises) {
      const address = server.url("main", `/Lms/Features/coding-studio/exercises/${folder.slug}`);
      wrong.push(...(await tryExercise(page, address, folder)));
    }
    expect(wrong).toEqual([]);
  });
