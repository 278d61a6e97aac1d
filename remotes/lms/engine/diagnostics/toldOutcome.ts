import { z } from "zod";

import type { SourceFile } from "../../contract/studio/Session";
import type { Outcome } from "../session/messages";

const Status = z.enum(["ok", "compile-error", "runtime-error"]);

/** How Ruby and R say that there is no memory left. */
const OUT_OF_MEMORY = /\(NoMemoryError\)$|^cannot allocate (?:vector|memory)|memory exhausted/;

/** Reads what the runners of Ruby and R tell of the end of a run: status, exit code, path, line and message, by lines. */
export const toldOutcome = (told: string, files: readonly SourceFile[]): Outcome => {
  const [status, code, path = "", line = "", message = ""] = told.split("\n");
  const isOurs = files.some((file) => file.path === path);
  const parsed = Status.parse(status);
  return {
    status: OUT_OF_MEMORY.test(message) ? "memory" : parsed,
    exitCode: Number(code),
    diagnostics:
      message === ""
        ? []
        : [
            {
              severity: "error",
              message,
              path: isOurs ? path : null,
              line: isOurs && line !== "" ? Number(line) : null,
              column: null,
            },
          ],
    tables: [],
    plots: [],
    isSpent: false,
  };
};
