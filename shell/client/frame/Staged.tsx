import { WholeProvider } from "@serambi/kernel/remote";
import { startTransition, useEffect, useState, type ReactNode } from "react";

import { nextFrame } from "../boot/nextFrame";

interface StagedProps {
  /** Whether the page is first shown without what is `Later`. */
  readonly isStaged: boolean;
  readonly children: ReactNode;
}

/** A page in two steps: what is on the first screen, and once that is painted the rest, without keeping the visitor waiting. */
export const Staged = ({ isStaged, children }: StagedProps) => {
  const [isWhole, setWhole] = useState(!isStaged);
  useEffect(() => {
    if (!isWhole) void nextFrame().then(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return <WholeProvider isWhole={isWhole}>{children}</WholeProvider>;
};
