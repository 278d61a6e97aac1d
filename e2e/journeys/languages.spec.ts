import { watchNetwork } from "../exercises/hostile/watchNetwork";
import { HOSTILE, openLanguage, tryProgram } from "../exercises/hostile/tryProgram";
import { expect, test } from "../fixtures/test";

/** A runtime's own words about what the sandbox refuses it are the test's purpose. */
test.use({ expectedMessages: /./ });

/** Compiling takes seconds: of these one program is enough here. `npm run exercises` runs all of every language. */
const SLOW: ReadonlySet<string> = new Set(["c", "cpp", "rust"]);

for (const language of Object.keys(HOSTILE))
  test(`${language} runs, reaches nothing of the page, and marks the line of an error`, async ({ page, server }) => {
    test.slow();
    const network = await watchNetwork(page, server);
    await openLanguage(page, (path) => server.url("main", path), language);
    await tryProgram(page, language, "page", { runsAfter: 0, network });
    if (!SLOW.has(language)) await tryProgram(page, language, "lineSeven", { runsAfter: 1, network });
    await network.stop();
  });

test("what leaves the browser is seen at both ends", async ({ page, server }) => {
  const network = await watchNetwork(page, server);
  await page.goto(server.url("main", "/Lms/Features/coding-studio/limits"));
  await page.evaluate((address) => fetch(address), network.api);
  await fetch(network.elsewhere);
  for (const end of [/^the browser asked/, /^the server logged/, /connections elsewhere$/])
    await expect.poll(() => network.seen()).toContainEqual(expect.stringMatching(end));
  await network.stop();
});
