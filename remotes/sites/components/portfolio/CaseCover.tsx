import type { KainGround } from "@serambi/kernel/kain";
import { Kain, Picture } from "@serambi/kernel/ui";

import type { ListedCase } from "../../contract/portfolio/Portfolio";
import s from "./CaseCover.module.css";

/** Full dyes: from edge to edge, pale cloth would look empty. */
const DYES: readonly KainGround[] = ["dark", "secondary", "primary"];

/** The same wherever the case leads. */
const dyeOf = (slug: string): KainGround | undefined => {
  let sum = 0;
  for (const letter of slug) sum += letter.charCodeAt(0);
  return DYES[sum % DYES.length];
};

interface CaseCoverProps {
  readonly shown: Pick<ListedCase, "slug" | "cover" | "look">;
  /** `field`: cloth from edge to edge. */
  readonly variant?: "cover" | "field";
  readonly width: number;
  readonly height: number;
  /** How wide its place is at other widths of the window, as in HTML. */
  readonly sizes: string;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** A case's own picture, or the site's cloth as its slug draws it. It fills the box it is put in. */
export const CaseCover = ({ shown: { slug, cover, look }, variant = "cover", ...place }: CaseCoverProps) =>
  cover ? (
    <Picture className={s.cover} src={cover} alt="" {...place} />
  ) : (
    <Kain
      className={s.cover}
      seed={slug}
      variant={variant}
      {...(variant === "cover" ? { look } : { ground: dyeOf(slug) })}
      width={place.width}
      height={place.height}
    />
  );
