import { lookedFor, markedPlaces } from "./search/markedPlaces";

/** What the style sheet calls them. */
const NAME = "found";

const canPaint = (): boolean => typeof Highlight === "function" && typeof CSS !== "undefined" && "highlights" in CSS;

/** The text of an element that holds nothing else. */
const textOf = (element: Element): Text | null => (element.firstChild instanceof Text ? element.firstChild : null);

/**
 * Lets what was looked for stand out in all `data-marked` of a list. It is painted over the texts (CSS custom highlights), not put
 * into the document: a letter more then changes no line that stays where it is. Browsers that cannot paint it show none.
 * @param meant folded words that typed ones were taken to mean
 */
export const paintMarks = (list: Element, typed: string, meant: ReadonlySet<string>): void => {
  if (!canPaint()) return;
  const looked = lookedFor(typed);
  const marks = Array.from(list.querySelectorAll("[data-marked]"), textOf).flatMap((text) =>
    text === null
      ? []
      : markedPlaces(text.data, looked, meant).map(
          ({ from, to }) =>
            new StaticRange({ startContainer: text, startOffset: from, endContainer: text, endOffset: to }),
        ),
  );
  if (marks.length === 0) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...marks));
};
