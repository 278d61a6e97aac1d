import type { ReactNode } from "react";

import type { PageContext } from "./Frame";
import { Icon } from "./Icon";

/** What was wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormProps {
  readonly context: PageContext;
  readonly action: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Every form is posted, and brings back what only a page of ours could tell it. */
export const Form = ({ context, action, children, className }: FormProps) => (
  <form method="post" action={action} className={className} noValidate>
    <input type="hidden" name="formToken" value={context.formToken} />
    {children}
  </form>
);

interface FieldProps {
  readonly name: string;
  /** Where a page has several of the name. */
  readonly id?: string;
  readonly label: string;
  readonly type?: "text" | "email";
  readonly value?: string | undefined;
  readonly autoComplete?: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  readonly className?: string;
}

const describedBy = (name: string, { help, error }: Pick<FieldProps, "help" | "error">): string | undefined =>
  [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;

const ErrorLine = ({ name, error }: { readonly name: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p className="error" id={`${name}-error`}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  );

const Label = ({ name, label, help }: Pick<FieldProps, "name" | "label" | "help">) => (
  <>
    <label className="label" htmlFor={name}>
      {label}
    </label>
    {help && (
      <p className="help" id={`${name}-help`}>
        {help}
      </p>
    )}
  </>
);

export const Field = ({
  name,
  label,
  type = "text",
  value,
  autoComplete,
  help,
  error,
  readOnly,
  className,
  id = name,
}: FieldProps) => (
  <div className="field">
    <Label name={id} label={label} help={help} />
    <input
      className={className ?? "input"}
      id={id}
      name={name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete}
      readOnly={readOnly}
      aria-describedby={describedBy(id, { help, error })}
      aria-invalid={error ? true : undefined}
      {...((type === "email" || className) && { autoCapitalize: "none", spellCheck: false })}
    />
    <ErrorLine name={id} error={error} />
  </div>
);

/** Tells a password manager whose password a form is about; nobody sees it or stops at it. */
export const UserName = ({ email }: { readonly email: string }) => (
  <input
    className="hidden"
    type="email"
    name="username"
    defaultValue={email}
    autoComplete="username"
    tabIndex={-1}
    aria-hidden="true"
    readOnly
  />
);

interface PasswordProps extends Pick<FieldProps, "name" | "label" | "help" | "error"> {
  readonly context: PageContext;
  readonly autoComplete: "current-password" | "new-password";
}

/** `account.js` shows what was typed; without scripts the button is not there. */
export const PasswordField = ({ context: { t }, name, label, help, error, autoComplete }: PasswordProps) => (
  <div className="field">
    <Label name={name} label={label} help={help} />
    <div className="affix">
      <input
        id={name}
        name={name}
        type="password"
        autoComplete={autoComplete}
        aria-describedby={describedBy(name, { help, error })}
        aria-invalid={error ? true : undefined}
      />
      <button className="show" type="button" aria-controls={name} aria-pressed="false" data-hide={t.hide}>
        {t.show}
      </button>
    </div>
    <ErrorLine name={name} error={error} />
  </div>
);

/**
 * Six cells for six digits.
 * @param sends says that the form goes by itself after the sixth; missing: it does not
 */
export const CodeField = ({
  label,
  error,
  sends,
}: Pick<FieldProps, "label" | "error"> & { readonly sends?: string }) => (
  <div className="field">
    <Label name="code" label={label} />
    <input
      className="code"
      id="code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      data-sends={sends === undefined ? undefined : ""}
      aria-describedby={describedBy("code", { help: sends, error })}
      aria-invalid={error ? true : undefined}
    />
    {sends && (
      <p className="help sends" id="code-help">
        {sends}
      </p>
    )}
    <ErrorLine name="code" error={error} />
  </div>
);

interface SummaryProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** What has to be looked at again, above a form; the page's script hands it the focus. */
export const Summary = ({ title, links }: SummaryProps) => (
  <div className="summary" role="alert" tabIndex={-1} aria-labelledby="summary">
    <h2 id="summary">{title}</h2>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </div>
);

/** The same for fields, by their names. */
export const FieldSummary = ({
  context: { t },
  errors,
}: {
  readonly context: PageContext;
  readonly errors: FieldErrors;
}) => {
  const wrong = Object.entries(errors);
  return wrong.length === 0 ? null : (
    <Summary
      title={t.errors.summary(wrong.length)}
      links={wrong.map(([name, label]) => ({ href: `#${name}`, label }))}
    />
  );
};

interface MessageProps {
  readonly kind: "warn" | "good" | "info";
  readonly title: string;
  readonly children?: ReactNode;
}

export const Message = ({ kind, title, children }: MessageProps) => (
  <div className={`message ${kind}`} role="status">
    <Icon name={kind === "good" ? "done" : kind === "warn" ? "clock" : "alert"} />
    <div>
      <b>{title}</b>
      {children && <br />}
      {children}
    </div>
  </div>
);
