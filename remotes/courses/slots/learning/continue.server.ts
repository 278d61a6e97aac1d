import { serverSlot } from "@serambi/kernel/server";

import { ContinueProps } from "../../contract/learning/continueSlot";

/** `courses.continue.v1`: what the learner goes on with is known to the browser alone, and nothing travels. */
export const continueSlot = serverSlot(ContinueProps, () => Promise.resolve(null));
