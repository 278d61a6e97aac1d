import { createContext, useContext, type ReactNode } from "react";

/** Places of the frame that a remote may fill. Every layout has them; no two remotes of a release may fill the same. */
export const FRAME_PLACES = ["header.account", "header.help"] as const;
export type FramePlaceName = (typeof FRAME_PLACES)[number];

/**
 * What a remote puts into a place of the frame: a link that every page has, without any code of the remote. For somebody with a session
 * the link opens a slot where scripts run. Its words are `visitor` and `member` of a catalogue of the remote.
 */
export interface FramePartDefinition {
  readonly place: FramePlaceName;
  /** Where the link leads without a session; it is told the page that it stands on as `back`. */
  readonly visitorPath: string;
  /** Where the link leads with one. */
  readonly memberPath: string;
  /** Name of the slot that opens there. No loader runs for it. */
  readonly slot: string;
  /** For everybody: where scripts run the link docks its slot beside the page, and it stays there from page to page. */
  readonly isDocked?: true;
  /** The part of the remote's `texts` with both words. */
  readonly texts: string;
}

export interface FramePartControls {
  /** Whether the visitor has opened it; false while it only fetches what it shows. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** What the link shows from now on, on every page, instead of its sign: three characters at most. It is forgotten with the session. */
  readonly setMark: (mark: string) => void;
}

const nothing = () => undefined;
const FramePartContext = createContext<FramePartControls>({ isOpen: true, close: nothing, setMark: nothing });

/** The host's part. */
export const FramePartHost = ({
  controls,
  children,
}: {
  readonly controls: FramePartControls;
  readonly children: ReactNode;
}) => <FramePartContext value={controls}>{children}</FramePartContext>;

/** How a slot stands in its place of the frame. */
export const useFramePart = (): FramePartControls => useContext(FramePartContext);
