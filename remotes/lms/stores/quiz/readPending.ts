import * as z from "zod/mini";

import { SavedAnswer } from "../../contract/quiz/Attempt";

/** What an earlier tab kept, where it can be read. It comes with its first use: no page carries the schema. */
export const readPending = (text: string): readonly SavedAnswer[] => {
  const read = z.array(SavedAnswer).safeParse(JSON.parse(text));
  return read.success ? read.data : [];
};
