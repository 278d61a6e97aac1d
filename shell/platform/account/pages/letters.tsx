import { Field, FieldSummary, Form, PasswordField, type FieldErrors } from "./controls";
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

/** A button, and no more than that: programs that look through letters open links, and press nothing. */
export const Confirm = ({
  context,
  action,
  heading,
  lede,
}: LinkProps & { readonly heading: string; readonly lede: string }) => (
  <Gate context={context} heading={heading} lede={lede}>
    <Form context={context} action={action}>
      <button className="button wide" type="submit">
        {context.t.confirm.action}
      </button>
    </Form>
  </Gate>
);

export const NewPassword = ({ context, action, errors = {} }: LinkProps) => {
  const { t } = context;
  return (
    <Gate context={context} heading={t.fresh.heading} lede={t.fresh.lede}>
      <FieldSummary context={context} errors={errors} />
      <Form context={context} action={action}>
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
