import { createContext, useContext, type ReactNode } from "react";

const WholeContext = createContext(true);

/** The host's part: whether all of a page is shown by now. */
export const WholeProvider = ({ isWhole, children }: { isWhole: boolean; children: ReactNode }) => (
  <WholeContext value={isWhole}>{children}</WholeContext>
);

/**
 * What of a page is below the first screen. After a click the visitor gets what stands above it first, and this a moment later;
 * until then its place is as high as the window, so that nothing below it is seen to move. With the server's page, and
 * wherever it is decided by more than the page's top where the visitor stands, it is there at once.
 */
export const Later = ({ children }: { readonly children: ReactNode }) =>
  useContext(WholeContext) ? children : <div data-later="" />;
