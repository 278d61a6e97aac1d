import type { Artefact, ShippedVersion } from "./schema";

/** What an artefact claims, as the registry repeats it. */
export const claimsOf = ({
  pages,
  slots,
  documents,
}: Artefact): Pick<ShippedVersion, "pages" | "slots" | "documents"> => ({
  pages: pages.map(({ id, paths, isEmbeddable, isEverywhere, takesOwnPaths }) => ({
    id,
    paths: [...paths],
    ...(isEmbeddable && { isEmbeddable }),
    ...(isEverywhere && { isEverywhere }),
    ...(takesOwnPaths && { takesOwnPaths }),
  })),
  slots: slots.map(({ name, minHeightRem }) => ({ name, minHeightRem })),
  documents: documents.map(({ id, paths }) => ({ id, paths: [...paths] })),
});
