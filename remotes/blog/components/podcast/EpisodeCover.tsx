import { MOTIFS } from "@serambi/kernel/kain";
import { Kain, Picture } from "@serambi/kernel/ui";

import type { Track } from "../../contract/podcast/Track";
import s from "./EpisodeCover.module.css";

interface EpisodeCoverProps {
  readonly track: Pick<Track, "cover" | "art">;
  /** Of its place where it is largest, in CSS pixels: as wide as it is high. */
  readonly size: number;
  /** How wide its place is at other widths of the window, as in HTML. */
  readonly sizes?: string;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** An episode's own picture, or the cloth that it names. It fills the square that it is put in. */
export const EpisodeCover = ({ track: { cover, art }, size, ...place }: EpisodeCoverProps) =>
  cover ? (
    <Picture className={s.cover} src={cover} alt="" width={size} height={size} {...place} />
  ) : (
    <Kain
      className={s.cover}
      seed={art.seed}
      motif={MOTIFS.find((motif) => motif === art.motif)}
      variant="cover"
      width={size}
      height={size}
    />
  );
