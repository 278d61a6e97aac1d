import { expect, it } from "@jest/globals";
import type { Loaded } from "@serambi/kernel/remote";

import { trialOf, type Behaviour } from "../testing/trialOf";
import { tryDraws } from "./tryDraws";

const found = async (behaviour: Behaviour): Promise<readonly string[]> =>
  (await tryDraws(trialOf(behaviour))).findings.map(({ where, why }) => `${where}: ${why}`);

/** Keeps the processor busy for so long: a busy machine takes longer by the clock. */
const spend = (ms: number): void => {
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < ms * 1_000);
};

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

it("passes a page that takes little, and says how much", async () => {
  const { findings, note } = await tryDraws(trialOf({}));
  expect(findings).toEqual([]);
  expect(note).toMatch(/^\d+ draws; the heaviest: \d+ ms, 0 KB of HTML, 0 KB of data/);
});

it("finds what is slow for every twentieth visitor only", async () => {
  let visitors = 0;
  const [problem] = await found({
    load: () => {
      visitors += 1;
      if (visitors % 20 === 0) spend(1_200);
      return {};
    },
  });
  expect(problem).toMatch(
    /^page list at \/Wishes, of three: one draw took \d+ ms of processor time; 1000 ms are allowed$/,
  );
});

it.each<[string, Behaviour, string]>([
  ["HTML without end", { show: () => <p>{"Wish ".repeat(600_000)}</p> }, "its HTML has 2930 KB; 1024 KB are allowed"],
  [
    "data that fill a page's state",
    { load: () => ({ data: "wish".repeat(300_000) }) },
    "a part of its state has 1172 KB as JSON; 1024 KB are allowed",
  ],
  [
    "a head with a BigInt",
    { load: () => ({ head: { title: "a", rank: 5n } as Loaded<unknown>["head"] }) },
    "its head cannot travel to a browser: Do not know how to serialize a BigInt",
  ],
  [
    "a cycle for search engines",
    { load: () => ({ jsonLd: [cycle] }) },
    "its jsonLd cannot travel to a browser: Converting circular structure to JSON",
  ],
  [
    "a cycle in what it asks a slot for",
    { load: () => ({ slots: [{ id: "a", name: "blog.latest.v1", props: cycle }] }) },
    "its slot requests cannot travel to a browser: Converting circular structure to JSON",
  ],
])("finds %s", async (_what, behaviour, why) => {
  expect(await found(behaviour)).toEqual([`page list at /Wishes, of three: ${why}`]);
});

it("finds memory that is held after a draw, and at which page", async () => {
  const held: Uint8Array[] = [];
  const [problem] = await found({
    load: () => {
      held.push(new Uint8Array(500_000).fill(1));
      return {};
    },
  });
  expect(problem).toMatch(/^page list: after each draw it holds 4[89]\d KB more; 64 KB are allowed$/);
});

it("bears a cache with a limit", async () => {
  const cache = new Map<number, string>();
  let visitors = 0;
  const load = () => {
    visitors += 1;
    cache.set(visitors % 3, "wish".repeat(200_000));
    return {};
  };
  expect(await found({ load })).toEqual([]);
});
