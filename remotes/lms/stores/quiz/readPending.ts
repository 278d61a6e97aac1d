import * as z from "zod/mini";

import { SavedAnswer } from "../../contract/quiz/Attempt";

/** What an earlier tab kept, where it can be read. It comes with its first use: no page carries the schema. */
export const readPending = (text: string): readonly SavedAnswer[] => {
  try {
    return z.array(SavedAnswer).parse(JSON.parse(text));
  } catch {
    return [];
  }
};
