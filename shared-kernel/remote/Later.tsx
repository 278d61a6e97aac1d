import { createContext, useContext, type ReactNode } from "react";

/** How much of a page is shown: its heading, its first screen, all of it. */
export type PageStep = "heading" | "screen" | "whole";

const StepContext = createContext<PageStep>("whole");

/** The host's part: how much of a page is shown by now. */
export const PageStepProvider = ({ step, children }: { readonly step: PageStep; readonly children: ReactNode }) => (
  <StepContext value={step}>{children}</StepContext>
);

interface LaterProps {
  /** It belongs to the first screen: it comes once the heading is painted. What is `Later` below it keeps the room. */
  readonly soon?: boolean;
  readonly children: ReactNode;
}

/**
 * What of a page may come after its heading. After a click the visitor gets what stands above it first, and this a moment later;
 * until then its place is as high as the window, so that nothing below it is seen to move. With the server's page, and
 * wherever it is decided by more than the page's top where the visitor stands, it is there at once.
 */
export const Later = ({ soon = false, children }: LaterProps) => {
  const step = useContext(StepContext);
  if (step === "whole" || (soon && step === "screen")) return children;
  return soon ? null : <div data-later="" />;
};
