import { MOTIFS } from "@serambi/kernel/kain";
import { Kain } from "@serambi/kernel/ui";

import type { ClassSummary } from "../contract/hosts/classes";
import s from "./CourseCover.module.css";

interface CourseCoverProps {
  /** A class that stands alone has no look of its own: its slug decides. */
  readonly course: Pick<ClassSummary, "slug" | "logo"> & { readonly look?: number };
  /** `band`: cloth from edge to edge, five times as wide as high. */
  readonly shape?: keyof typeof SIZES;
}

const SIZES = { card: { width: 640, height: 480 }, band: { width: 1440, height: 288 } } as const;

/** A class keeps its motif wherever it is shown; the dyes are the site's. */
const motifOf = (slug: string) => {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return MOTIFS[sum % MOTIFS.length];
};

/** The class's own picture, or the cloth that its slug draws. It fills the box it is put in. */
export const CourseCover = ({ course: { slug, logo, look }, shape = "card" }: CourseCoverProps) =>
  logo ? (
    <img className={s.cover} src={logo} alt="" {...SIZES[shape]} loading="lazy" decoding="async" />
  ) : (
    <Kain
      className={s.cover}
      seed={slug}
      motif={motifOf(slug)}
      variant={shape === "card" ? "cover" : "field"}
      look={look}
      {...SIZES[shape]}
    />
  );
