import type { Artefact, ShippedVersion } from "./schema";

/** What an artefact claims, as the registry repeats it. */
export const claimsOf = ({
  pages,
  slots,
  documents,
}: Artefact): Pick<ShippedVersion, "pages" | "slots" | "documents"> => ({
  pages: pages.map(({ id, paths, isEmbeddable, isEverywhere }) => ({
    id,
    paths: [...paths],
    ...(isEmbeddable && { isEmbeddable }),
    ...(isEverywhere && { isEverywhere }),
  })),
  slots: slots.map(({ name, minHeightRem }) => ({ name, minHeightRem })),
  documents: documents.map(({ id, paths }) => ({ id, paths: [...paths] })),
});
