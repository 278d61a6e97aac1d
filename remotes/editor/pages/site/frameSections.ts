import type { Section } from "../../contract/sections";

/** The elements of a page's own sections; those that stand inside of another one are no sections. */
const outermost = (page: Document): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>("main [data-slot]")].filter(
    (one) => !one.parentElement?.closest("[data-slot]"),
  );

const isShown = ({ hidden, shownFrom, shownUntil }: Section): boolean => {
  const now = Date.now();
  return !hidden && !(Date.parse(shownFrom ?? "") > now) && !(Date.parse(shownUntil ?? "") <= now);
};

/** Each section's element, or undefined where the page does not show it: hidden, or of a slot that there is no more. */
const elementsOf = (page: Document, sections: readonly Section[]): readonly (HTMLElement | undefined)[] => {
  const elements = outermost(page);
  let next = 0;
  return sections.map((section) => {
    if (!isShown(section)) return undefined;
    const at = elements.findIndex((element, n) => n >= next && element.dataset["slot"] === section.slot);
    if (at < 0) return undefined;
    next = at + 1;
    return elements[at];
  });
};

/** The section in which something of the page stands. */
export const sectionAt = (page: Document, sections: readonly Section[], target: Element): number | null => {
  const at = elementsOf(page, sections).findIndex((element) => element?.contains(target));
  return at < 0 ? null : at;
};

/** Draws a line around the section that is open. @param isMoved also brings it into sight */
export const markSection = (
  page: Document,
  sections: readonly Section[],
  selected: number | null,
  isMoved: boolean,
): void => {
  for (const [n, element] of elementsOf(page, sections).entries()) {
    if (!element) continue;
    const isOpen = n === selected;
    element.style.setProperty("outline", isOpen ? "3px solid var(--primary-fill)" : "");
    element.style.setProperty("outline-offset", isOpen ? "-3px" : "");
    if (isOpen && isMoved) element.scrollIntoView({ block: "nearest" });
  }
};
