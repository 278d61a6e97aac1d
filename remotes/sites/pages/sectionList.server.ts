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
 * its place: the list is the tenant's and does not change while shown.
 * @param title of a page that has none yet
 */
export const sectionList = (sections: readonly HomeSection[], title: string): SectionList => {
  const slots = (sections.length > 0 ? sections : [{ slot: EMPTY, props: { title } }]).map(
    ({ slot, props }, index) => ({
      id: `home-${index}`,
      name: slot,
      props,
      isEager: index < FIRST_SCREEN,
    }),
  );
  return { data: { sections: slots.map(({ id }) => id) }, slots };
};
