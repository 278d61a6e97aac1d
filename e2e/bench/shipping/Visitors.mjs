import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { get } from "../get.mjs";

const VISITORS = 4;
const PAUSE_MS = 20;

/** Visitors who open one page after another while something else goes on; every second page is one that no cache has. */
export class Visitors {
  answers = 0;
  failed = 0;
  #isOver = false;
  #agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  #all;

  constructor(port, host, paths) {
    this.#all = Array.from({ length: VISITORS }, () => this.#visit(port, host, paths));
  }

  async leave() {
    this.#isOver = true;
    await Promise.all(this.#all);
    this.#agent.destroy();
  }

  async #visit(port, host, paths) {
    while (!this.#isOver) {
      const number = this.answers++;
      const target = paths[(number >> 1) % paths.length] + (number % 2 ? `?visit=${number}` : "");
      const answer = await get(port, host, target, { agent: this.#agent }).catch(() => null);
      if (answer?.status !== 200) this.failed += 1;
      await sleep(PAUSE_MS);
    }
  }
}
