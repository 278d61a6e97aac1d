import type { Answer } from "../fixtures/ask";
import { PlatformProcess } from "../fixtures/PlatformProcess";
import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { inBoth } from "./edits";
import { placeVersion } from "./placeVersion";

const SHIPS = 40;
const VISITORS = 4;
/** Ships between which the least memory is looked for: at first, when every cache that keeps several versions is full, and at the end. */
const EARLY = [11, 20] as const;
const LATE = [31, 40] as const;
/** Twenty versions of `courses` that stay in two servers would be more than 250 MB; the rest is how memory goes under load. */
const TOLERANCE_MB = 80;

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

  const memory: number[] = [];
  const least = ([from, to]: readonly [number, number]): number => Math.min(...memory.slice(from - 1, to));
  for (let ship = 1; ship <= SHIPS; ship += 1) {
    await placeVersion(first, "courses", `9.${ship}.0`, { edit: marked(ship) });
    for (const server of servers)
      expect((await server.ask("main", "/Courses")).text).toMatch(new RegExp(`courses you can take, ship ${ship}<`));
    memory.push(memoryMb());
  }
  isOver = true;
  await Promise.all(visitors);
  expect(problems).toEqual([]);
  expect(asked).toBeGreaterThan(SHIPS * servers.length);
  expect(servers.flatMap((server) => server.logs()).filter(({ level }) => level === "error" || level === 50)).toEqual(
    [],
  );
  expect(least(LATE) - least(EARLY)).toBeLessThan(TOLERANCE_MB);
  await second.stop();
  await first.stop();
  await platform.stop();
});
