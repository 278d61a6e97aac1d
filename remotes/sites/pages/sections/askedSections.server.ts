import type { HomeSection } from "@serambi/kernel/contracts";

import { EXAMPLE_FIELD, MAX_TEXT, TEXT_FIELD } from "../../contract/aksaraFields";

const BENCH = "sites.aksara-bench.v1";

/** Sections that read the address themselves: a calculator's form and a register's filter. */
const READING: ReadonlySet<string> = new Set(["sites.bill.v1", "sites.enrolment.v1"]);

/**
 * Sections with what a form or a link without scripts asked for in the address: the bench gets the line that was typed or chosen, others the
 * whole query, whatever the site has written there.
 */
export const askedSections = (sections: readonly HomeSection[], query: URLSearchParams): readonly HomeSection[] => {
  const text = query.get(EXAMPLE_FIELD) ?? query.get(TEXT_FIELD);
  const asked = Object.fromEntries(query);
  return sections.map((section) => {
    const { slot, props } = section;
    if (READING.has(slot)) return { ...section, props: { ...props, asked } };
    return slot === BENCH && text !== null
      ? { ...section, props: { ...props, text: text.slice(0, MAX_TEXT) } }
      : section;
  });
};
