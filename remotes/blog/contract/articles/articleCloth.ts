import { MOTIFS, type KainGround, type KainRequest } from "@serambi/kernel/kain";

import type { Post } from "../hosts/posts";

/** Full dyes: as wide as a window, pale cloth would look empty. */
const DYES: readonly KainGround[] = ["dark", "secondary", "primary"];

/** The cloth of an article without a picture, the same wherever it is shown. A motif that there is none of is the site's own. */
export const articleCloth = ({
  art,
  slug,
}: Pick<Post, "art" | "slug">): Pick<KainRequest, "seed" | "motif" | "variant" | "ground"> => {
  const seed = art?.seed ?? slug;
  let sum = 0;
  for (const letter of seed) sum += letter.charCodeAt(0);
  return {
    seed,
    motif: MOTIFS.find((motif) => motif === art?.motif),
    variant: "field",
    ground: DYES[sum % DYES.length],
  };
};
