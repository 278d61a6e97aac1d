import { paint } from "./paint";
import type { PaintAnswer, PaintOrder } from "./PaintProcess";

/*
 * The program behind PaintProcess: draws one picture after the other, scales as many at once as it is given, and ends with its parent.
 */
const answer = (message: PaintAnswer): void => void process.send?.(message);

const draw = async ({ id, task }: PaintOrder): Promise<void> => {
  try {
    answer({ id, png: await paint(task) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

let last: Promise<void> = Promise.resolve();
process.on("message", (message) => {
  const order = message as PaintOrder; // the parent is of this build
  if (order.task.kind === "picture") void draw(order);
  else last = last.then(() => draw(order));
});
process.once("disconnect", () => process.exit(0));
// A terminal's Ctrl+C goes to both: the parent ends this one when it has finished its own requests.
process.on("SIGINT", () => undefined);
