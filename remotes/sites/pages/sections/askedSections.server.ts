import type { HomeSection } from "@serambi/kernel/contracts";

/** Sections that read the address themselves: a line to be written, a calculator's form and a register's filter. */
const READING: ReadonlySet<string> = new Set(["sites.aksara-bench.v1", "sites.bill.v1", "sites.enrolment.v1"]);

/** Sections with the query of the address for those that read it, whatever the site has written there. */
export const askedSections = (sections: readonly HomeSection[], query: URLSearchParams): readonly HomeSection[] => {
  const asked = Object.fromEntries(query);
  return sections.map((section) =>
    READING.has(section.slot) ? { ...section, props: { ...section.props, asked } } : section,
  );
};
