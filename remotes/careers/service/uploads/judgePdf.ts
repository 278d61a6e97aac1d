import { judgePdf as judge, type Text } from "@serambi/kernel/service";

import { texts } from "../texts";

const WORDS = { virus: texts.isVirus, other: texts.notPdf, program: texts.hasProgram } as const;

/** The reason why a file is taken for no CV, or null. */
export const judgePdf = (bytes: Buffer): Text | null => {
  const fault = judge(bytes);
  return fault && WORDS[fault];
};
