import { performance } from "node:perf_hooks";

import { renderToString } from "react-dom/server";

import type { DrawBudgets } from "../budgets";
import type { Opened } from "./openFixture";
import { unplainIn } from "./unplain";
import { saidBy } from "../saidBy";

/** The measurements of one draw. */
export interface Drawn {
  /** Processor time of loader and HTML. */
  readonly cpuMs: number;
  /** Time in which there was nothing to do; not that in which others had the processor. */
  readonly waitedMs: number;
  readonly htmlBytes: number;
  /** The largest part of what travels. */
  readonly travellingBytes: number;
  /** Parts that cannot be sent to a browser, a sentence each. */
  readonly problems: readonly string[];
}

interface Weighed {
  readonly bytes: number;
  readonly problem: string | null;
}

const weigh = (what: string, value: unknown): Weighed => {
  try {
    const text = JSON.stringify(value ?? null) as string | undefined; // its type forgets what has no JSON
    if (text !== undefined) {
      const unplain = unplainIn(value);
      const problem = unplain === null ? null : `its ${what} is another thing in a browser: ${unplain}`;
      return { bytes: Buffer.byteLength(text), problem };
    }
    return { bytes: 0, problem: `its ${what} cannot travel to a browser: it has no JSON` };
  } catch (error) {
    const [why = ""] = saidBy(error).split("\n", 1);
    return { bytes: 0, problem: `its ${what} cannot travel to a browser: ${why}` };
  }
};

/**
 * Draws a page or slot once, and measures it.
 * @param onHtml told what was drawn
 * @returns null where it rightly comes to no page
 * @throws what it throws
 */
export const drawOnce = async (
  open: () => Promise<Opened | null>,
  onHtml?: (html: string) => void,
): Promise<Drawn | null> => {
  const begun = performance.eventLoopUtilization();
  const before = process.cpuUsage();
  const opened = await open();
  const html = opened ? renderToString(opened.element) : "";
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1_000;
  const { idle: waitedMs } = performance.eventLoopUtilization(begun);
  if (!opened) return null;
  onHtml?.(html);
  const weighed = Object.entries(opened.travels).map(([what, value]) => weigh(what, value));
  return {
    cpuMs,
    waitedMs,
    htmlBytes: Buffer.byteLength(html),
    travellingBytes: Math.max(...weighed.map(({ bytes }) => bytes)),
    problems: weighed.flatMap(({ problem }) => (problem === null ? [] : [problem])),
  };
};

interface Limit {
  readonly measured: (drawn: Drawn) => number;
  readonly says: (measured: string, allowed: string) => string;
  readonly unit: (value: number) => string;
  readonly fix: string;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

const LIMITS: Readonly<Record<keyof DrawBudgets, Limit>> = {
  cpuMs: {
    measured: ({ cpuMs }) => cpuMs,
    says: (measured, allowed) => `one draw took ${measured} of processor time; ${allowed} are allowed`,
    unit: ms,
    fix: "do less where a page is made: everybody else waits meanwhile",
  },
  waitedMs: {
    measured: ({ waitedMs }) => waitedMs,
    says: (measured, allowed) => `one draw waited ${measured}, though hosts answer at once; ${allowed} are allowed`,
    unit: ms,
    fix: "wait for hosts alone: no timers, no sleeping",
  },
  htmlBytes: {
    measured: ({ htmlBytes }) => htmlBytes,
    says: (measured, allowed) => `its HTML has ${measured}; ${allowed} are allowed`,
    unit: kb,
    fix: "show a part of a long list, and the rest on further pages",
  },
  travellingBytes: {
    measured: ({ travellingBytes }) => travellingBytes,
    says: (measured, allowed) => `a part of its state has ${measured} as JSON; ${allowed} are allowed`,
    unit: kb,
    fix: "give the page what it shows, and nothing else that the host answered",
  },
};

/** The budgets that a draw exceeded. */
export const passedBy = (
  drawn: Drawn,
  budgets: DrawBudgets,
): readonly { readonly why: string; readonly fix: string }[] => [
  // The keys of the table.
  ...(Object.keys(LIMITS) as (keyof DrawBudgets)[]).flatMap((name) => {
    const { measured, says, unit, fix } = LIMITS[name];
    const value = measured(drawn);
    return value > budgets[name] ? [{ why: says(unit(value), unit(budgets[name])), fix }] : [];
  }),
  ...drawn.problems.map((why) => ({
    why,
    fix: "give plain JSON: numbers, texts, lists, objects without cycles; no BigInt, Date, Map, class or function",
  })),
];
