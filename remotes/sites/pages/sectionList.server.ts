import type { HomeSection } from "@serambi/kernel/contracts";
import type { SlotRequest } from "@serambi/kernel/remote";

/** How many sections the first screen of a desktop shows, in part at least. */
const FIRST_SCREEN = 2;

const EMPTY = "sites.empty-page.v1";

interface SectionList {
  readonly data: { readonly sections: readonly string[] };
  readonly slots: readonly SlotRequest[];
}

/**
 * A page's sections in their order, as requests to the host, and their ids for the page itself. A section has no identity besides
 * its place: the list is the tenant's and does not change while shown. A section is told the id of the slot inside it.
 * @param title of a page that has none yet
 */
export const sectionList = (sections: readonly HomeSection[], title: string): SectionList => {
  const shown: readonly HomeSection[] = sections.length > 0 ? sections : [{ slot: EMPTY, props: { title } }];
  const idOf = (index: number): string => `home-${index}`;
  const slots = shown.flatMap(({ slot, props, inside }, index): SlotRequest[] => {
    const isEager = index < FIRST_SCREEN;
    const id = idOf(index);
    if (!inside) return [{ id, name: slot, props, isEager }];
    const insideId = `${id}-inside`;
    return [
      { id, name: slot, props: { ...props, inside: insideId }, isEager },
      { id: insideId, name: inside.slot, props: inside.props, isEager },
    ];
  });
  return { data: { sections: shown.map((_, index) => idOf(index)) }, slots };
};
