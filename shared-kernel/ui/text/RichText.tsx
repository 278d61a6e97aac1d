import { cx } from "../cx";
import s from "./RichText.module.css";

export interface RichTextProps {
  /** Sanitised where it came in (`sanitizeHtml` of the room `html`): it is put into the page as it is. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** A text with its headings, lists, tables and quotations, set for reading. */
export const RichText = ({ html, className }: RichTextProps) => (
  <div className={cx(s.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
