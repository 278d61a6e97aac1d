import type { Line } from "../../client/page/sentPage";
import type { PageStream } from "./Renderer";

/** One line of an answer to a click. */
export const writeLine = (line: Line): string => `${JSON.stringify(line)}\n`;

/** The last line: whoever has it has the whole answer. */
export const END_LINE = writeLine({ kind: "end" });

/** An answer to a click of which slots are still to come, each on a line of its own as soon as it is there. */
export const lineStream = (first: Line, coming: readonly Promise<Line>[]): PageStream => {
  let isGone = false;
  return {
    pipe(write, end) {
      write(writeLine(first));
      const all = coming.map(async (line) => {
        const text = writeLine(await line);
        if (!isGone) write(text);
      });
      // A slot that cannot be written leaves its own place empty: the browser asks for it once more.
      void Promise.allSettled(all).then(() => {
        if (!isGone) write(END_LINE);
        end();
      });
    },
    abort: () => {
      isGone = true;
    },
  };
};
