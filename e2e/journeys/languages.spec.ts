import { HOSTILE, openLanguage, tryProgram } from "../exercises/hostile/tryProgram";
import { test } from "../fixtures/test";

/** A runtime's own words about what the sandbox refuses it are the test's purpose. */
test.use({ expectedMessages: /./ });

/** Compiling takes seconds: of these one program is enough here. `npm run exercises` runs all of every language. */
const SLOW: ReadonlySet<string> = new Set(["cpp", "rust"]);

for (const [language, programs] of Object.entries(HOSTILE))
  test(`${language} runs, reaches nothing of the page, and marks the line of an error`, async ({ page, server }) => {
    test.slow();
    await openLanguage(page, (path) => server.url("main", path), language);
    if (SLOW.has(language)) return tryProgram(page, language, "hello", 0);
    if (programs.page !== undefined) await tryProgram(page, language, "page", 0);
    return tryProgram(page, language, "lineSeven", 1);
  });
