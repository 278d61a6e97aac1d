const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a[href]") : null;

/**
 * Takes clicks on links of this site wherever they stand: also in markup that React has not taken over
 * (yet), where they would load a new document. Leaves alone what the visitor meant otherwise.
 * @param isOurs whether an address is a page of this site's release
 * @param onFragment before the browser goes by itself to another place of the page that is shown
 * @returns stops following
 */
export const followLinks = (
  isOurs: (url: URL) => boolean,
  navigate: (url: URL) => void,
  onFragment: () => void,
): (() => void) => {
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = anchorOf(event.target);
    if (!anchor || (anchor.target !== "" && anchor.target !== "_self") || anchor.hasAttribute("download")) return;
    const url = new URL(anchor.href, location.href);
    const isSamePlace = url.pathname === location.pathname && url.search === location.search;
    if (url.origin !== location.origin || !isOurs(url)) return;
    if (isSamePlace && url.hash !== "") return onFragment();
    event.preventDefault();
    navigate(url);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
};
