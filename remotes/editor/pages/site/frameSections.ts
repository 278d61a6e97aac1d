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

const OPEN = "data-editor-open";

/** The section that is open has a line around it and its name at its corner. A constructed sheet: the page's policy allows no other. */
const RULES = `
:where([${OPEN}]) { position: relative; }
[${OPEN}] { outline: 3px solid var(--primary-fill); outline-offset: -3px; }
[${OPEN}]:not([${OPEN}=""])::before {
  content: attr(${OPEN}); position: absolute; z-index: 9; top: 0; inset-inline-start: 0; max-width: 100%; padding: 0.2rem 0.6rem;
  background: var(--primary-fill); color: var(--on-primary); font: 600 0.8125rem/1.5 var(--font-ui); letter-spacing: 0; text-transform: none;
}`;

const styled = new WeakSet<Document>();

const addRules = (page: Document): void => {
  const view = page.defaultView;
  if (!view || styled.has(page) || !("adoptedStyleSheets" in page)) return;
  styled.add(page);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
};

/** The marks on a page's sections. */
interface Mark {
  readonly at: number | null;
  /** Stands at its corner. */
  readonly name: string;
  /** Brings it into sight there; missing: the page stays where it is. */
  readonly sight?: ScrollLogicalPosition | undefined;
}

/** Marks the section that is open, and no other. */
export const markSection = (page: Document, sections: readonly Section[], { at, name, sight }: Mark): void => {
  addRules(page);
  const elements = elementsOf(page, sections);
  for (const [n, element] of elements.entries()) {
    if (!element) continue;
    if (n !== at) {
      element.removeAttribute(OPEN);
      continue;
    }
    element.setAttribute(OPEN, name);
    if (sight) element.scrollIntoView({ block: sight });
  }
  // One that the page does not show has its place below the one before it.
  if (at !== null && sight && !elements[at]) elements.slice(0, at).findLast(Boolean)?.scrollIntoView({ block: "end" });
};
