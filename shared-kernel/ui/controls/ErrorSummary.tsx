import { useEffect, useId, useRef, type MouseEvent } from "react";

import s from "./ErrorSummary.module.css";

/** What is wrong with one field. */
export interface FieldFault {
  /** The `id` given to the field. */
  readonly id: string;
  /** The same words as at the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** "Ada dua isian yang perlu diperbaiki". */
  readonly title: string;
  readonly faults: readonly FieldFault[];
  /**
   * Attempts to send so far, or what each of them has anew, as a page's `context.form`: each takes the focus. None yet (0): the
   * summary only stands there.
   */
  readonly attempt?: number | object | undefined;
}

const FOCUSABLE = "input:not([type=hidden]),select,textarea,[tabindex='0']";

/** The browser follows the link to a control by itself, not to the control inside a group. */
const focusField = (id: string) => (event: MouseEvent) => {
  const target = document.getElementById(id);
  const control = target?.matches(FOCUSABLE) ? target : target?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return;
  event.preventDefault();
  control.focus();
};

/** All that is wrong with a form, above it: takes the focus, is announced, and links to each field. */
export const ErrorSummary = ({ title, faults, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    if (attempt !== 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} className={s.summary} role="alert" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <ul className={s.list}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className={s.link} onClick={focusField(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
