import { availableParallelism } from "node:os";

import type { CheckOutcome } from "./outcome";
import type { Order } from "./protocol";
import { TrialProcess, type Shown } from "./TrialProcess";

/** More would not end sooner: each loads everything that is live first. */
const MAX_PARTS = 2;

/**
 * Tries a remote in processes side by side, each with its part of the work. They start at once, and load what they need while
 * whoever calls brings what they are to try.
 * @param script the built `check.cjs`
 * @param name of the remote
 * @param shown told of markup and pages as they come
 */
export const runTrials = (script: string, name: string, shown: Shown) => {
  const of = Math.min(MAX_PARTS, availableParallelism());
  const processes = Array.from({ length: of }, () => new TrialProcess(script, name, shown));
  return {
    stop: (): void => {
      for (const process of processes) process.stop();
    },
    run: async (order: Omit<Order, "part">): Promise<CheckOutcome[]> => {
      const reports = await Promise.all(
        processes.map((process, index) => process.run({ ...order, part: { index, of } })),
      );
      return reports.flatMap(({ outcomes, broken }): readonly CheckOutcome[] => {
        if (broken === null) return outcomes;
        const fix = "what a server renders must end, and soon, in little memory";
        const finding = { where: broken.at, why: broken.why, fix };
        return [...outcomes, { check: "process", findings: [finding], note: "" }];
      });
    },
  };
};
