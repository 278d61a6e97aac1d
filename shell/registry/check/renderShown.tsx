import type { KainRequest } from "@serambi/kernel/kain";
import { kainImages, KainProvider, type KainPainter } from "@serambi/kernel/ui";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** A page or slot on the server. */
interface Shown {
  /** With the site's cloth. */
  readonly html: string;
  /** The same without it: its drawings have the same ids wherever they stand. Most are never looked at, and not made. */
  readonly plain: () => string;
}

const MARK = /<!--cloth (\d+)-->/g;

const renderedWith = (paint: KainPainter, element: ReactElement): string =>
  renderToString(<KainProvider paint={paint}>{element}</KainProvider>);

/**
 * Renders an element with and without the cloth of a site. Pictures stand in the markup as their painter gives them: so it is rendered
 * once, with marks in their places.
 */
export const renderShown = (element: ReactElement, paint: KainPainter): Shown => {
  const asked: KainRequest[] = [];
  const marked = renderedWith((picture) => `<!--cloth ${asked.push(picture) - 1}-->`, element);
  const marks = [...marked.matchAll(MARK)].map(([, index]) => Number(index));
  // Whoever does something else with a picture than show it once, where it was asked for, is rendered as it is.
  if (marks.length !== asked.length || marks.some((index, place) => index !== place))
    return { html: renderedWith(paint, element), plain: () => renderedWith(kainImages(), element) };
  const drawnBy = (painter: KainPainter): string => {
    const pictures = asked.map(painter);
    return marked.replaceAll(MARK, (_, index) => pictures[Number(index)] ?? "");
  };
  return { html: drawnBy(paint), plain: () => drawnBy(kainImages()) };
};
