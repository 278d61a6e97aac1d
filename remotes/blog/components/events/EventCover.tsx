import { MOTIFS } from "@serambi/kernel/kain";
import { Kain, Picture } from "@serambi/kernel/ui";

import type { EventCard } from "../../contract/events/EventData";
import s from "./EventCover.module.css";

const SIZES = { card: { width: 960, height: 640 }, band: { width: 1440, height: 288 } } as const;

interface EventCoverProps {
  readonly event: Pick<EventCard, "slug" | "cover" | "art">;
  /** `band`: from edge to edge, five times as wide as high. */
  readonly shape?: keyof typeof SIZES;
  /** On the first screen. */
  readonly isFirst?: boolean;
}

/** An event's own picture, or the cloth that is drawn for it. It fills the box it is put in. */
export const EventCover = ({ event: { slug, cover, art }, shape = "card", isFirst = false }: EventCoverProps) =>
  cover ? (
    <Picture
      className={s.cover}
      src={cover}
      alt=""
      {...SIZES[shape]}
      sizes={shape === "band" ? "100vw" : "(min-width: 56.25em) 40vw, 100vw"}
      isFirst={isFirst}
    />
  ) : (
    <Kain
      className={s.cover}
      seed={art?.seed ?? slug}
      motif={MOTIFS.find((motif) => motif === art?.motif)}
      variant={shape === "card" ? "cover" : "field"}
      {...SIZES[shape]}
    />
  );
