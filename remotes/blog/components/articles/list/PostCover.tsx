import { MOTIFS, type KainVariant } from "@serambi/kernel/kain";
import { Kain, Picture } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ListedPost";
import s from "./PostCover.module.css";

interface PostCoverProps {
  readonly post: Pick<ListedPost, "slug" | "cover" | "art" | "look">;
  /** `field`: cloth from edge to edge, for the one that leads. */
  readonly variant?: Extract<KainVariant, "cover" | "field">;
  readonly width: number;
  readonly height: number;
  /** How wide its place is at other widths of the window, as in HTML. */
  readonly sizes?: string;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** A post's own picture, or the cloth that it names, or the one that its slug draws. It fills the box it is put in. */
export const PostCover = ({
  post: { slug, cover, art, look },
  variant = "cover",
  width,
  height,
  ...place
}: PostCoverProps) =>
  cover ? (
    <Picture className={s.cover} src={cover} alt="" width={width} height={height} {...place} />
  ) : (
    <Kain
      className={s.cover}
      seed={art?.seed ?? slug}
      motif={MOTIFS.find((motif) => motif === art?.motif)}
      variant={variant}
      look={look}
      width={width}
      height={height}
    />
  );
