import { test } from "../../fixtures/test";
import { HOSTILE, openLanguage, tryProgram, type Attack } from "./tryProgram";
import { watchNetwork } from "./watchNetwork";

/** Browsers tell of what a policy refuses, and of workers that fail. */
test.use({ expectedMessages: /./ });

for (const [language, programs] of Object.entries(HOSTILE))
  test.describe(language, () => {
    for (const attack of Object.keys(programs) as Attack[])
      // the keys of the type
      test(`${language} runs on after ${attack}`, async ({ page, server }) => {
        const network = await watchNetwork(page, server);
        await openLanguage(page, (path) => server.url("main", path), language);
        await tryProgram(page, language, attack, { runsAfter: 5, network });
        await network.stop();
      });
  });
