import { Field, Form, Message, PasswordField, Summary } from "./controls";
import type { PageContext } from "./Frame";
import { Gate } from "./Gate";
import { PasskeyButton } from "./PasskeyButton";

/** How the last try ended; missing: there was none. */
export type SignInOutcome =
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "slow"; readonly waitSeconds: number }
  | { readonly kind: "unconfirmed" }
  | { readonly kind: "passkey" };

interface SignInProps {
  readonly context: PageContext;
  readonly email?: string | undefined;
  readonly outcome?: SignInOutcome | undefined;
  /** What the browser is asked for a passkey. */
  readonly passkey: object;
}

const Outcome = ({ context: { t, base }, outcome }: SignInProps) => {
  if (outcome?.kind === "passkey")
    return <Summary title={t.passkey.unknown} links={[{ href: "#password", label: t.passkey.withPassword }]} />;
  if (outcome?.kind === "wrong")
    return (
      <Summary
        title={t.signIn.wrong}
        links={[
          { href: "#password", label: t.signIn.again },
          { href: `${base}/forgotten`, label: t.signIn.orLink },
        ]}
      />
    );
  if (outcome?.kind === "slow")
    return (
      <Message kind="warn" title={t.signIn.slow(outcome.waitSeconds)}>
        {t.signIn.slowMore}
      </Message>
    );
  return outcome ? (
    <Message kind="info" title={t.signIn.unconfirmed}>
      {t.signIn.unconfirmedMore}
    </Message>
  ) : null;
};

const passwordError = ({ context: { t }, outcome }: SignInProps): string | undefined =>
  outcome?.kind === "wrong"
    ? [t.signIn.capitals, ...(outcome.triesLeft > 0 ? [t.signIn.triesLeft(outcome.triesLeft)] : [])].join(" ")
    : undefined;

export const SignIn = (props: SignInProps) => {
  const { context, email, passkey } = props;
  const { t, base, site } = context;
  return (
    <Gate context={context} heading={t.signIn.heading} lede={t.signIn.lede(site.settings.title)}>
      <Outcome {...props} />
      <Form context={context} action={`${base}/sign-in`}>
        <Field name="email" label={t.email} type="email" value={email} autoComplete="username webauthn" />
        <div>
          <PasswordField
            context={context}
            name="password"
            label={t.password}
            autoComplete="current-password"
            error={passwordError(props)}
          />
          <div className="row">
            <label className="check">
              <input type="checkbox" name="stay" defaultChecked />
              <span>{t.signIn.stay}</span>
            </label>
            <a className="tap" href={`${base}/forgotten`}>
              {t.signIn.forgotten}
            </a>
          </div>
        </div>
        <button className="button wide" type="submit">
          {t.signIn.action}
        </button>
        <PasskeyButton
          context={context}
          action={`${base}/passkey`}
          options={passkey}
          label={t.passkey.use}
          or={t.or}
          isOffered
        />
      </Form>
      <p className="gate-more">
        <span>{t.signIn.new}</span>
        <a className="tap" href={`${base}/sign-up`}>
          {t.signIn.signUp}
        </a>
      </p>
    </Gate>
  );
};
