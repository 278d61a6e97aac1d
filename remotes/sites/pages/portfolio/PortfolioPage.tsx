import type { PageProps } from "@serambi/kernel/remote";

import { CaseView } from "./CaseView";
import { ListView } from "./ListView";
import type { portfolioLoader } from "./portfolio.server";

/** `/Portfolio/{type?}/{title?}`: the work for clients, and one piece of it. */
export const Page = ({ data: { opened, list } }: PageProps<typeof portfolioLoader>) =>
  opened ? <CaseView opened={opened} /> : <ListView list={list} />;
