import { z } from "zod";

import type { SourceFile } from "../../contract/studio/Session";
import type { Outcome } from "../session/messages";

const Status = z.enum(["ok", "compile-error", "runtime-error"]);

/** Reads what `programs/ruby/runner.rb` tells of the end of a run. */
export const rubyOutcome = (told: string, files: readonly SourceFile[]): Outcome => {
  const [status, code, path = "", line = "", message = ""] = told.split("\n");
  const isOurs = files.some((file) => file.path === path);
  const parsed = Status.parse(status);
  return {
    status: message.endsWith("(NoMemoryError)") ? "memory" : parsed,
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
