import type { PageProps } from "@serambi/kernel/remote";

import { SectionList } from "../SectionList";
import { AsWritten } from "./AsWritten";
import type { bookLoader } from "./book.server";

/** `/Metamorfosa` (specification section 2.1): the landing page of the book. */
export const Page = ({ data: { sections } }: PageProps<typeof bookLoader>) => (
  <AsWritten>
    <SectionList sections={sections} />
  </AsWritten>
);
