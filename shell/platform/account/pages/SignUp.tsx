import type { ReactNode } from "react";

import { Field, FieldSummary, Form, PasswordField, type FieldErrors } from "./controls";
import type { PageContext } from "./Frame";
import { Band } from "./Gate";

interface SignUpProps {
  readonly context: PageContext;
  readonly values?: { readonly name: string; readonly email: string };
  readonly errors?: FieldErrors;
}

/** A question, and in the margin the reason for it. */
const Question = ({ why, children }: { readonly why: string; readonly children: ReactNode }) => (
  <div className="question">
    {children}
    <p className="why">{why}</p>
  </div>
);

export const SignUp = ({ context, values, errors = {} }: SignUpProps) => {
  const { t, base, look, site } = context;
  const { signUp } = t;
  return (
    <div className="wrap">
      <div className="join-head">
        <h1>{signUp.heading}</h1>
        <p className="lede soft">{signUp.lede}</p>
      </div>
      <Band look={look} />
      <Form context={context} action={`${base}/sign-up`} className="join-form">
        <FieldSummary context={context} errors={errors} />
        <div className="join-titles" aria-hidden="true">
          <span>{signUp.yours}</span>
          <span>{signUp.why}</span>
        </div>
        <Question why={signUp.whyName}>
          <Field name="name" label={t.name} value={values?.name} autoComplete="name" error={errors["name"]} />
        </Question>
        <Question why={signUp.whyEmail}>
          <Field
            name="email"
            label={t.email}
            type="email"
            value={values?.email}
            autoComplete="username"
            error={errors["email"]}
          />
        </Question>
        <Question why={signUp.whyPassword}>
          <PasswordField
            context={context}
            name="password"
            label={t.password}
            help={t.passwordHelp}
            autoComplete="new-password"
            error={errors["password"]}
          />
        </Question>
        <div className="join-end">
          <p className="note">
            {signUp.agree(site.settings.title)}{" "}
            <a className="tap" href={`${site.origin}/Privacy-Policy`}>
              {t.privacy}
            </a>
          </p>
          <div className="acts">
            <button className="button" type="submit">
              {signUp.action}
            </button>
            <span className="note">
              {signUp.have}{" "}
              <a className="tap" href={`${base}/sign-in`}>
                {t.signIn.action}
              </a>
            </span>
          </div>
        </div>
      </Form>
    </div>
  );
};
