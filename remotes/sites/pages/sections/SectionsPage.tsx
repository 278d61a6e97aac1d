import { useLanguage, type PageProps } from "@serambi/kernel/remote";

import { SectionList } from "../SectionList";
import { AsWritten } from "./AsWritten";
import type { sectionsLoader } from "./sections.server";

/** A page of sections (specification sections 2.1 and 2.2): which one is in its address. */
export const Page = ({ data: { sections, languages } }: PageProps<typeof sectionsLoader>) => {
  const list = <SectionList sections={sections} />;
  return languages.includes(useLanguage()) ? list : <AsWritten>{list}</AsWritten>;
};
