import { setTimeout as sleep } from "node:timers/promises";

import { Intrinsics } from "../Intrinsics";
import { TimedOrder } from "../OrderTimers";
import type { CheckOutcome, Finding } from "./outcome";
import { saidBy } from "./saidBy";

/** Waiting for slots ends by itself within this time; what is there then stays. */
const SETTLE_MS = 600;
const LOOK_MS = 20;

/** What a remote's code changes in the process that all remotes share. Made before any of that code is run. */
export class LeftBehind {
  private readonly intrinsics = new Intrinsics();
  private readonly altered = new Map<string, string>();
  private readonly strays: string[] = [];
  private step = "";
  /** All that is tried: timers that its code begins are this order's. */
  readonly order = new TimedOrder({ step: () => this.step });

  constructor() {
    const note = (error: unknown): void => void this.strays.push(`${saidBy(error)} (during: ${this.step})`);
    process.on("uncaughtException", note);
    process.on("unhandledRejection", note);
  }

  /** Before each step: what the one before has changed for everybody is noted, and put back. */
  next = (step: string): void => {
    for (const name of this.intrinsics.restore()) this.altered.set(name, this.step);
    this.step = step;
  };

  look = async (): Promise<CheckOutcome> => {
    this.next("what it leaves behind");
    const until = performance.now() + SETTLE_MS;
    while (this.order.running.length > 0 && performance.now() < until) await sleep(LOOK_MS);
    const left = this.order.running;
    const findings: Finding[] = [
      ...[...this.altered].map(([name, step]) => ({
        where: name,
        why: `it is altered, for the shell and every other remote too (during: ${step})`,
        fix: "keep it within the remote: a function of its own, a value that is handed on",
      })),
      ...this.strays.map((why) => ({
        where: "server",
        why: `an error that no page or slot caught: ${why}`,
        fix: "wait for every promise, and start no timer where the page is rendered",
      })),
    ];
    if (left.length > 0)
      findings.push({
        where: "server",
        why: `${left.length} timers go on when every page is done, the first of them begun during: ${left[0]}`,
        fix: "start timers in an effect, which runs in browsers only, and end them there: on the server they end with the page",
      });
    return { check: "process", findings, note: "prototypes, stray errors, timers" };
  };
}
