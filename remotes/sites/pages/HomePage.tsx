import type { PageProps } from "@serambi/kernel/remote";

import type { homeLoader } from "./home.server";
import { SectionList } from "./SectionList";

/** `/` (specification section 2.1): the tenant's sections. */
export const Page = ({ data: { sections } }: PageProps<typeof homeLoader>) => <SectionList sections={sections} />;
