import { createContext, useContext } from "react";

/** The open dialog that something stands in. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/**
 * Where react-aria puts what it opens: at the end of the page, or in the open dialog, since everything outside of that is
 * inert and behind it. Spread into its `Popover`.
 */
export const useOverlayContainer = (): { readonly UNSTABLE_portalContainer?: HTMLElement } => {
  const container = useContext(OverlayContainer);
  return container === null ? {} : { UNSTABLE_portalContainer: container };
};
