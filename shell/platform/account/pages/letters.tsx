import { Field, FieldSummary, Form, PasswordField, Summary, UserName, type FieldErrors } from "./controls";
import type { PageContext } from "./Frame";
import { Gate } from "./Gate";

/* The pages before and after the link of a letter. */

export const Forgotten = ({
  context,
  email,
  errors = {},
}: {
  readonly context: PageContext;
  readonly email?: string;
  readonly errors?: FieldErrors;
}) => {
  const { t, base } = context;
  return (
    <Gate context={context} heading={t.forgotten.heading} lede={t.forgotten.lede}>
      <FieldSummary context={context} errors={errors} />
      <Form context={context} action={`${base}/forgotten`}>
        <Field
          name="email"
          label={t.email}
          type="email"
          value={email}
          autoComplete="username"
          error={errors["email"]}
        />
        <button className="button wide" type="submit">
          {t.forgotten.action}
        </button>
      </Form>
      <p className="gate-more">
        <a className="tap" href={`${base}/sign-in`}>
          {t.forgotten.back}
        </a>
      </p>
    </Gate>
  );
};

export const Sent = ({
  context,
  email,
  kind,
}: {
  readonly context: PageContext;
  readonly email: string;
  readonly kind: "signUp" | "forgotten";
}) => {
  const { t, base } = context;
  return (
    <Gate context={context} heading={t.sent.heading} lede={t.sent[kind](email)}>
      <p className="gate-more">
        <span>{t.sent.nothing}</span>
        <a className="tap" href={`${base}/${kind === "signUp" ? "sign-up" : "forgotten"}`}>
          {t.sent.again}
        </a>
      </p>
    </Gate>
  );
};

interface LinkProps {
  readonly context: PageContext;
  /** With the link's token and where it leads back to. */
  readonly action: string;
  readonly errors?: FieldErrors;
}

interface ConfirmProps extends Omit<LinkProps, "errors"> {
  readonly heading: string;
  readonly lede: string;
  /** Whether the password is asked for, too. */
  readonly asksPassword?: boolean;
  readonly error?: string | undefined;
}

/** A button, and no more than that where it was asked for here: programs that look through letters open links, and press nothing. */
export const Confirm = ({ context, action, heading, lede, asksPassword = false, error }: ConfirmProps) => {
  const { t } = context;
  return (
    <Gate context={context} heading={heading} lede={lede}>
      {error !== undefined && (
        <Summary
          title={error}
          links={[
            { href: "#password", label: t.signIn.again },
            { href: "/forgotten", label: t.signIn.orLink },
          ]}
        />
      )}
      <Form context={context} action={action}>
        {asksPassword && (
          <PasswordField
            context={context}
            name="password"
            label={t.password}
            autoComplete="current-password"
            error={error}
          />
        )}
        <button className="button wide" type="submit">
          {t.confirm.action}
        </button>
      </Form>
    </Gate>
  );
};

export const NewPassword = ({ context, action, email, errors = {} }: LinkProps & { readonly email: string }) => {
  const { t } = context;
  return (
    <Gate context={context} heading={t.fresh.heading} lede={t.fresh.lede}>
      <FieldSummary context={context} errors={errors} />
      <Form context={context} action={action}>
        <UserName email={email} />
        <PasswordField
          context={context}
          name="password"
          label={t.newPassword}
          help={t.passwordHelp}
          autoComplete="new-password"
          error={errors["password"]}
        />
        <button className="button wide" type="submit">
          {t.fresh.action}
        </button>
      </Form>
    </Gate>
  );
};

interface NoticeProps {
  readonly context: PageContext;
  readonly heading: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** Something is done, or cannot be: and where to go from here. */
export const Notice = ({ context, heading, text, link }: NoticeProps) => (
  <Gate context={context} heading={heading} lede={text}>
    {link && (
      <p className="acts after">
        <a className="button" href={link.href}>
          {link.label}
        </a>
      </p>
    )}
  </Gate>
);

/** A question with one button. */
export const Ask = ({
  context,
  action,
  heading,
  text,
  label,
}: Omit<NoticeProps, "link"> & { readonly action: string; readonly label: string }) => (
  <Gate context={context} heading={heading} lede={text}>
    <Form context={context} action={action}>
      <button className="button wide" type="submit">
        {label}
      </button>
    </Form>
  </Gate>
);
