import { strToU8, zipSync } from "fflate";

import { writeQti } from "../../../contract/quiz/exchange/writeQti";
import type { Quiz } from "../../../contract/quiz/Quiz";

/** A QTI 3 package of a quiz. */
export const packQti = (quiz: Quiz): Blob => {
  const files = Object.entries(writeQti(quiz)).map(([name, text]) => [name, strToU8(text)] as const);
  // A copy in memory of its own, as a blob takes it.
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(files)))], { type: "application/zip" });
};
