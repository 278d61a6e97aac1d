import { expect, test } from "../fixtures/test";
import { exerciseFolders, tryExercise } from "./tryExercise";

test.use({ expectedMessages: /./ });

const folders = exerciseFolders();

for (const language of new Set(folders.map((folder) => folder.language)))
  test(`every starter in ${language} fails, and every solution passes`, async ({ page, server }) => {
    const wrong: string[] = [];
    for (const folder of folders.filter((one) => one.language === language)) {
      const address = server.url("main", `/Lms/Features/coding-studio/exercises/${folder.slug}`);
      wrong.push(...(await tryExercise(page, address, folder)));
    }
    expect(wrong).toEqual([]);
  });
