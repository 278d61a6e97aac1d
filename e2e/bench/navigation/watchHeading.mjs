/**
 * Runs in the page: makes it note how the next click comes to the heading of another page, for `readHeading`. Times are
 * milliseconds after the click was made, what the page did before it could hear it included.
 *
 * `placed`: the document has the heading. `seen`: the frame with it is on the screen, as the browser itself reports it.
 * `whole`: nothing of the transition is left. `strength`: how opaque the heading was in its first frame.
 */
export const watchHeading = () => {
  const headingOf = () => document.querySelector("main h1");
  const before = headingOf()?.textContent ?? "";
  const times = {};
  let clicked = 0;
  let finish;
  window.__heading = new Promise((resolve) => (finish = resolve));

  const untilWhole = async () => {
    await Promise.allSettled(
      document
        .querySelector("main")
        .getAnimations()
        .map(({ finished }) => finished),
    );
    finish({ ...times, whole: performance.now() - clicked });
  };
  new PerformanceObserver((list) => {
    times.seen = list.getEntries()[0].renderTime - clicked;
    void untilWhole();
  }).observe({ type: "element" });

  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    const heading = headingOf();
    if (!heading || heading.textContent === "" || heading.textContent === before) return;
    observer.disconnect();
    heading.setAttribute("elementtiming", "heading");
    times.placed = performance.now() - clicked;
    requestAnimationFrame(() => {
      times.strength = Number(getComputedStyle(document.querySelector("main")).opacity);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
};

/** What came of it. */
export const readHeading = () => window.__heading;
