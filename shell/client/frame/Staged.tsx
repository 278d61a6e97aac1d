import { PageStepProvider, type PageStep } from "@serambi/kernel/remote";
import { startTransition, useEffect, useState, type ReactNode } from "react";

import { nextFrame } from "../boot/nextFrame";

interface StagedProps {
  /** Whether the page is first shown without what is `Later`. */
  readonly isStaged: boolean;
  readonly children: ReactNode;
}

/** A page in steps: its heading, once that is painted the rest of the first screen, and then, without keeping the visitor waiting, all of it. */
export const Staged = ({ isStaged, children }: StagedProps) => {
  const [step, setStep] = useState<PageStep>(isStaged ? "heading" : "whole");
  useEffect(() => {
    if (step === "heading") void nextFrame().then(() => setStep("screen"));
    if (step === "screen") void nextFrame().then(() => startTransition(() => setStep("whole")));
  }, [step]);
  return <PageStepProvider step={step}>{children}</PageStepProvider>;
};
