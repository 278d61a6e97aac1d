import type { Answer } from "../fixtures/ask";
import { PlatformProcess } from "../fixtures/PlatformProcess";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { inBoth } from "./edits";
import { placeVersion } from "./placeVersion";

const SHIPS = 40;
/** Ships after which memory is looked at first: by then every cache that keeps several versions is full. */
const WARM = 10;
const VISITORS = 4;
/**
 * Thirty versions of `courses` in memory would be more than 300 MB. What one process needs differs by this much from one moment to
 * another under load, without anything being kept.
 */
const TOLERANCE_MB = 90;

const VISITS = [
  ["main", "/"],
  ["main", "/Courses"],
  ["demo", "/Courses"],
  ["foundation", "/Class"],
  ["campus", "/"],
] as const;

/** Says with each heading which ship it is of. */
const marked = (ship: number) =>
  inBoth((text) => text.replaceAll(/ you can take(?=["`])/g, ` you can take, ship ${ship}`));

/** Whole pages of one version each; anything else is a problem. */
const problemOf = ({ status, text }: Answer): string | null => {
  const versions = new Set(Array.from(text.matchAll(/\/remotes\/courses\/([^/"]+)\//g), ([, version]) => version));
  if (status !== 200) return `status ${status}`;
  if (versions.size > 1) return `versions ${[...versions].join(" and ")}`;
  return text.endsWith("</html>") ? null : "cut off";
};

test("forty ships in a row under load, seen by two servers at once: no request fails, and memory does not grow", async () => {
  test.slow();
  const platform = await PlatformProcess.start();
  const first = await ServerProcess.start(platform.serverEnv);
  const second = await ServerProcess.start({ ...platform.serverEnv, DATA_DIR: first.dataDir });
  const servers = [first, second];
  const memoryMb = (): number => servers.reduce((sum, { memoryMb: one }) => sum + one(), 0);

  const problems: string[] = [];
  let asked = 0;
  let isOver = false;
  const visitor = async (server: ServerProcess, number: number): Promise<void> => {
    for (let turn = number; !isOver; turn += 1) {
      const [tenant, target] = VISITS[turn % VISITS.length] ?? VISITS[0];
      const problem = problemOf(await server.ask(tenant, target));
      if (problem !== null) problems.push(`${tenant}${target}: ${problem}`);
      asked += 1;
    }
  };
  const visitors = servers.flatMap((server) =>
    Array.from({ length: VISITORS }, (_, number) => visitor(server, number)),
  );

  let before = 0;
  for (let ship = 1; ship <= SHIPS; ship += 1) {
    await placeVersion(first, "courses", `9.${ship}.0`, { edit: marked(ship) });
    for (const server of servers)
      expect((await server.ask("main", "/Courses")).text).toMatch(new RegExp(`courses you can take, ship ${ship}<`));
    if (ship === WARM) before = memoryMb();
  }
  isOver = true;
  await Promise.all(visitors);
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(SHIPS * servers.length);
  expect(servers.flatMap((server) => server.logs()).filter(({ level }) => level === "error" || level === 50)).toEqual(
    [],
  );
  expect(memoryMb() - before).toBeLessThan(TOLERANCE_MB);
  await second.stop();
  await first.stop();
  await platform.stop();
});
