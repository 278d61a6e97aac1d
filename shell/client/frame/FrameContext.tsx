import { createContext, useContext, type ReactNode } from "react";

import type { ShellMessages } from "../messages";
import type { RemoteFailure } from "../page/types";

/** What every part of the frame may use. */
export interface FrameServices {
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
