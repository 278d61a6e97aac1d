import type { PortfolioSetting } from "../../../contract/hosts/portfolio";
import type * as z from "zod/mini";

import { slugOf, dedent } from "@serambi/kernel/service";

export type SeedPortfolio = z.input<typeof PortfolioSetting>;
type SeedCase = SeedPortfolio["cases"][number];

interface CaseDraft extends Omit<SeedCase, "slug" | "batches" | "images" | "cover"> {
  /** Missing: from the title. */
  readonly slug?: string;
  /** `["Angkatan 1", "2025-02-03", "2025-03-21", 26]`: a name, its days, and how many took part. */
  readonly batches?: readonly (readonly [name: string, startsOn: string, endsOn: string, participants: number])[];
  readonly images?: SeedCase["images"];
  /** Missing: the site's cloth is drawn. */
  readonly cover?: string;
}

/** A piece of work as the setting holds it. */
export const portfolioCase = ({
  slug,
  batches,
  images = [],
  cover = "",
  description,
  ...draft
}: CaseDraft): SeedCase => ({
  ...draft,
  slug: slug ?? slugOf(draft.title),
  description: dedent(description),
  images,
  cover,
  ...(batches && {
    batches: batches.map(([name, startsOn, endsOn, participants]) => ({ name, startsOn, endsOn, participants })),
  }),
});

/** A drawing of this tenant's in `seed/media`, eight to five. */
export const drawing = (
  tenant: string,
  name: string,
  { alt, caption }: { readonly alt: string; readonly caption: string },
): SeedCase["images"][number] => ({
  src: `/media/${tenant}/portfolio-${name}.svg`,
  alt,
  caption,
  width: 960,
  height: 600,
});
