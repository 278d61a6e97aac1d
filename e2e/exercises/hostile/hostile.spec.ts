import { expect, test } from "../../fixtures/test";
import { HOSTILE, openLanguage, tryProgram, type Attack } from "./tryProgram";
import { watchNetwork } from "./watchNetwork";

/** Browsers tell of what a policy refuses, and of workers that fail. */
test.use({ expectedMessages: /./ });

/** A program that runs into a limit, and five after it, of a language that compiles slowly. */
const ATTACK_TIMEOUT_MS = 300_000;

for (const [language, programs] of Object.entries(HOSTILE))
  test(`${language} runs on after each hostile program`, async ({ page, server }) => {
    const attacks = Object.keys(programs) as Attack[]; // the keys of the type
    test.setTimeout(attacks.length * ATTACK_TIMEOUT_MS);
    const network = await watchNetwork(page, server);
    // One visit for all: a compiler that begins cold takes longer than most of them.
    await openLanguage(page, (path) => server.url("main", path), language);
    const wrong: string[] = [];
    for (const attack of attacks)
      await tryProgram(page, language, attack, { runsAfter: 5, network }).catch((error: unknown) => {
        wrong.push(`${attack}: ${String(error)}`);
      });
    await network.stop();
    expect(wrong).toEqual([]);
  });
