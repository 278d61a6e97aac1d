import type { JsonLd } from "./types";

/** schema.org's `ItemList`; none where there is nothing in it. */
export const itemList = (name: string | undefined, elements: readonly JsonLd[]): readonly JsonLd[] =>
  elements.length === 0
    ? []
    : [
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          name,
          numberOfItems: elements.length,
          itemListElement: elements.map((element, index) => ({ "@type": "ListItem", position: index + 1, ...element })),
        },
      ];
