import { Form as PageForm, type FormState } from "@serambi/kernel/remote";
import { useRef, type ComponentProps } from "react";

import { cx } from "../cx";
import { ErrorSummary, type FieldFault } from "./ErrorSummary";
import s from "./PublicForm.module.css";
import { useKeptForm } from "./useKeptForm";

export interface PublicFormTexts {
  /** Label of the field that only programs fill in ("Kosongkan"). */
  readonly trap: string;
  /** While there is no connection: that the form is kept and sent by itself. */
  readonly waiting: string;
  /** Heads the summary ("Ada 2 isian yang perlu diperbaiki"). */
  readonly faults: (count: number) => string;
}

export interface PublicFormProps extends Omit<ComponentProps<"form">, "method" | "ref" | "noValidate"> {
  /** Names what is kept of it in session storage; unique on the site. */
  readonly draft: string;
  readonly texts: PublicFormTexts;
  /** As it was refused: `context.form` of a page. Each field's `id` is its name. */
  readonly refused?: FormState | undefined;
  /** Path of the page whose action takes it; missing: the page it stands on. */
  readonly action?: string | undefined;
}

/** The errors of fields, in the order in which they were named. */
const faultsOf = ({ errors }: FormState): readonly FieldFault[] =>
  Object.entries(errors).map(([id, message]) => ({ id, message }));

/**
 * A form that anybody may send. What is typed is kept in this tab until it has arrived; without a connection it waits for one; a field
 * that only programs fill in and a key that makes two sendings one go along (`website` and `key` of the posted fields, read by
 * `readPublicForm` of `@serambi/kernel/server`). It works without scripts.
 */
export const PublicForm = ({ draft, texts, refused, action, children, className, ...rest }: PublicFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { isWaiting, onInput, onSubmit } = useKeptForm(form, { draft, isFilled: refused !== undefined });
  const faults = refused ? faultsOf(refused) : [];
  const own: ComponentProps<"form"> = {
    ...rest,
    // A browser tells one fault after another in its own language; the summary tells all of them in the page's. A form of another
    // page has no summary where it stands, and nobody is led away for an empty field.
    noValidate: action === undefined,
    ref: form,
    className: cx(s.form, className),
    onInput: (event) => {
      onInput();
      rest.onInput?.(event);
    },
    onSubmit: (event) => {
      onSubmit(event);
      if (!event.defaultPrevented) rest.onSubmit?.(event);
    },
  };
  const parts = (
    <>
      {faults.length > 0 && <ErrorSummary title={texts.faults(faults.length)} faults={faults} attempt={refused} />}
      {refused?.message && <p role="alert">{refused.message}</p>}
      {/* No default where it has none: React would write it over the form's own key each time the form is drawn again. */}
      <input type="hidden" name="key" defaultValue={refused?.values["key"] || undefined} />
      <div className={s.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {children}
      {isWaiting && (
        <p role="status" className={s.waiting}>
          {texts.waiting}
        </p>
      )}
    </>
  );
  if (action === undefined) return <PageForm {...own}>{parts}</PageForm>;
  return (
    <form {...own} method="post" action={action}>
      {parts}
    </form>
  );
};
