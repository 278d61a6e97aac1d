import type { HomeSection } from "@serambi/kernel/contracts";

import { EXAMPLE_FIELD, MAX_TEXT, TEXT_FIELD } from "../../contract/aksaraFields";

const BENCH = "sites.aksara-bench.v1";

/** Sections with what a form without scripts asked for in the address: the bench gets the line that was typed or chosen. */
export const askedSections = (sections: readonly HomeSection[], query: URLSearchParams): readonly HomeSection[] => {
  const text = query.get(EXAMPLE_FIELD) ?? query.get(TEXT_FIELD);
  if (text === null) return sections;
  return sections.map((section) =>
    section.slot === BENCH ? { ...section, props: { ...section.props, text: text.slice(0, MAX_TEXT) } } : section,
  );
};
