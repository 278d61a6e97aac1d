/** Tells, once the page has changed, whether the focus is gone with what had it: taken away, or folded away with its form. */
export const watchFocus = (): (() => boolean) => {
  const hadFocus = document.activeElement !== document.body;
  return () => {
    const { activeElement } = document;
    if (!hadFocus || activeElement === null) return hadFocus;
    // Browsers blur what is hidden with their next frame.
    return activeElement === document.body || !(activeElement.checkVisibility?.() ?? true);
  };
};
