import type { CatalogueOf } from "@serambi/kernel/i18n";

import { classesMessages } from "./classes.id";
import { commonMessages } from "./common.id";
import type { learningMessages } from "./learning.id";
import type { pesilatMessages } from "./pesilat.id";
import type { programsMessages } from "./programs.id";
import type { webinarsMessages } from "./webinars.id";

export const messages = { ...commonMessages, ...classesMessages };

/**
 * Every text of this remote. A page or slot is given those of its part only (`texts` in its definition); a test holds each
 * part to what its pages say.
 */
export type Messages = CatalogueOf<
  typeof messages & typeof learningMessages & typeof pesilatMessages & typeof programsMessages & typeof webinarsMessages
>;
