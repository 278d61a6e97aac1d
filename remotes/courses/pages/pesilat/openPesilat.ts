import { standing } from "@serambi/kernel/pages";
import type { PageOutcome } from "@serambi/kernel/remote";

import type { CoursesStore } from "../../stores/CoursesStore";
import { pesilatOf } from "../../stores/pesilat/pesilatOf";

export const openPesilat = async (store: CoursesStore): Promise<PageOutcome> => {
  const pesilat = pesilatOf(store);
  await pesilat.show();
  return standing(pesilat.programme.state);
};
