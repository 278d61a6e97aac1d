import type { FramePlaceName } from "@serambi/kernel/remote";
import { createContext, useContext, type ComponentType, type ReactNode } from "react";

import type { ShellMessages } from "../messages";
import type { SiteVisit } from "../page/SiteVisit";
import type { RemoteFailure } from "../page/types";
import type { CodeAttendance } from "./codeAttendance";
import type { FramePart, FrameParts, PlaceForm } from "./frameParts";

export interface MemberPlaceProps {
  readonly name: FramePlaceName;
  readonly part: FramePart;
  readonly form: PlaceForm;
}

/** What remotes put into places of the frame, and who looks at it. */
export interface FramedParts {
  readonly parts?: FrameParts | undefined;
  /** Who attends to blocks of code in texts. */
  readonly code?: CodeAttendance | undefined;
  /** Shows a place to somebody with a session; missing for visitors, whose pages do not carry its code. */
  readonly Member?: ComponentType<MemberPlaceProps> | undefined;
  /** Brings what opens there: in the browser only. */
  readonly visit?: SiteVisit | undefined;
}

/** What every part of the frame may use. */
export interface FrameServices extends FramedParts {
  readonly t: ShellMessages;
  /** On the server: what suspends there has failed, or comes late. */
  readonly isStatic: boolean;
  /** Tells the server about a failure that only the browser saw. */
  readonly report: (failure: RemoteFailure) => void;
}

const FrameContext = createContext<FrameServices | null>(null);

export const FrameProvider = ({
  services,
  children,
}: {
  readonly services: FrameServices;
  readonly children: ReactNode;
}) => <FrameContext value={services}>{children}</FrameContext>;

export const useFrame = (): FrameServices => {
  const services = useContext(FrameContext);
  if (!services) throw new Error("useFrame outside the frame");
  return services;
};
