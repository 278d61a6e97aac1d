import type { FramePlaceName } from "@serambi/kernel/remote";

/** `sign`: among the signs of a header. `row`: a line of a menu. */
export type PlaceForm = "sign" | "row";

interface FrameLink {
  readonly path: string;
  readonly label: string;
}

/** What a remote puts into a place of the frame, in the words of the site. */
export interface FramePart {
  /** What opens there for somebody with a session. */
  readonly slot: string;
  readonly visitor: FrameLink;
  readonly member: FrameLink;
  /** For everybody: the slot is docked beside the page. */
  readonly isDocked?: true | undefined;
}

export type FrameParts = Readonly<Partial<Record<FramePlaceName, FramePart>>>;
