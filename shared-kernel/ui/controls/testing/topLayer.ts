/**
 * What jsdom lacks of dialogs and popovers, as far as the components here ask for it: opening, closing, their events, and the
 * focus that a dialog gives back; and `CSS.escape`, which react-aria calls.
 */
export const standInTopLayer = (): void => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } });
  const focusBefore = new WeakMap<Element, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      focusBefore.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      // What is not seen has no focus.
      if (document.activeElement instanceof HTMLElement && this.contains(document.activeElement))
        document.activeElement.blur();
      const before = focusBefore.get(this);
      if (before instanceof HTMLElement) before.focus();
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    },
  });
  const toggle = (element: HTMLElement, newState: "open" | "closed") => {
    element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
    element.toggleAttribute("data-shown", newState === "open");
    element.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, "open");
    },
    hidePopover(this: HTMLElement) {
      toggle(this, "closed");
    },
  });
};
