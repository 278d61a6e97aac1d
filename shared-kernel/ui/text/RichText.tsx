import { useContext } from "react";

import { cx } from "../cx";
import s from "./RichText.module.css";
import { TextPlacesContext } from "./TextPlaces";

export interface RichTextProps {
  /** Sanitised where it came in (`sanitizeHtml` of the room `html`): it is put into the page as it is. */
  readonly html: string;
  readonly className?: string | undefined;
}

/**
 * A text with its headings, lists, tables and quotations, set for reading. A long one travels once: the server gives it the name of
 * its place and leaves it out of the page's state, and the browser reads it there before it takes the page over.
 */
export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={cx(s.text, className)}
    data-text={useContext(TextPlacesContext)?.(html)}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
