import type { PageProps } from "@serambi/kernel/remote";

import { SectionList } from "../SectionList";
import { AsWritten } from "./AsWritten";
import type { festivalLoader } from "./festival.server";

/** `/BelajarBersama` (specification section 2.1): programme and sponsorship of the shared-learning festival. */
export const Page = ({ data: { sections } }: PageProps<typeof festivalLoader>) => (
  <AsWritten>
    <SectionList sections={sections} />
  </AsWritten>
);
