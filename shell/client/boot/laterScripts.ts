import { gatherClicks } from "../recovery/earlyClicks";

/** Id of the template with the page's scripts and what they preload. */
export const LATER_ID = "serambi-later";

/** So many of a page's files are asked for in one task. */
const AT_ONCE = 3;

/** Calls back once a frame is painted; a page that nobody sees paints none. */
const afterPaint = (act: () => void): void => {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
};

const append = (template: HTMLTemplateElement): void => {
  document.body.append(...[...template.content.childNodes].slice(0, AT_ONCE));
  if (template.content.firstChild) setTimeout(() => append(template));
};

/**
 * Asks for the page's scripts once its words are painted, so that neither line nor processor is theirs before, and keeps the buttons
 * that are pressed until then. Two frames, because the first of them is the one that paints.
 */
export const startLaterScripts = (): void => {
  gatherClicks();
  const template = document.getElementById(LATER_ID);
  if (template instanceof HTMLTemplateElement) afterPaint(() => afterPaint(() => append(template)));
};
