import { renderSVG } from "uqr";

import { CodeField, Field, FieldSummary, Form, PasswordField, type FieldErrors } from "./controls";
import type { PageContext } from "./Frame";
import { Gate } from "./Gate";
import { Icon } from "./Icon";
import { PasskeyButton } from "./PasskeyButton";

interface SecondStepProps {
  readonly context: PageContext;
  readonly name: string;
  readonly error?: string | undefined;
}

interface CodeProps extends SecondStepProps {
  /** Whether an authenticator app is set up. */
  readonly hasApp: boolean;
  /** What the browser is asked for a passkey; missing: the account has none. */
  readonly passkey: object | undefined;
}

export const SecondStep = ({ context, name, error, hasApp, passkey }: CodeProps) => {
  const { t, base } = context;
  const { secondStep } = t;
  return (
    <Gate
      context={context}
      eyebrow={secondStep.who(name)}
      heading={hasApp ? secondStep.heading : secondStep.passkeyHeading}
      lede={hasApp ? secondStep.lede : secondStep.passkeyLede}
    >
      <Form context={context} action={`${base}/second-step`}>
        {hasApp && (
          <>
            <CodeField label={secondStep.code} error={error} sends={secondStep.sends} />
            <label className="check">
              <input type="checkbox" name="trust" />
              <span>{secondStep.trust}</span>
            </label>
            <button className="button wide" type="submit">
              {secondStep.action}
            </button>
          </>
        )}
        {passkey && (
          <PasskeyButton
            context={context}
            action={`${base}/passkey`}
            options={passkey}
            label={hasApp ? secondStep.passkey : t.passkey.use}
          />
        )}
      </Form>
      <ul className="gate-more list">
        {hasApp && (
          <li>
            <a className="tap" href={`${base}/recovery`}>
              {secondStep.noPhone}
            </a>
          </li>
        )}
        <li>
          <a className="tap" href={`${base}/sign-in?other=1`}>
            {secondStep.other}
          </a>
        </li>
      </ul>
    </Gate>
  );
};

export const Recovery = ({ context, name, error, left }: SecondStepProps & { readonly left: number }) => {
  const { t, base } = context;
  const { secondStep } = t;
  return (
    <Gate
      context={context}
      eyebrow={secondStep.who(name)}
      heading={secondStep.recoveryHeading}
      lede={secondStep.recoveryLede(left)}
    >
      <Form context={context} action={`${base}/recovery`}>
        <Field
          name="code"
          label={secondStep.recovery}
          help={secondStep.recoveryHelp}
          autoComplete="off"
          className="input mono"
          error={error}
        />
        <button className="button wide" type="submit">
          {secondStep.recoveryAction}
        </button>
      </Form>
      <p className="gate-more">
        <a className="tap" href={`${base}/second-step`}>
          {secondStep.phone}
        </a>
      </p>
    </Gate>
  );
};

interface SetUpProps {
  readonly context: PageContext;
  readonly secret: string;
  /** What the picture says. */
  readonly address: string;
  /** It cannot be put off. */
  readonly isRequired: boolean;
  /** Where somebody has been signed in for a while: they may have left the browser open. */
  readonly asksPassword: boolean;
  readonly errors: FieldErrors;
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

export const SetUp = ({ context, secret, address, isRequired, asksPassword, errors }: SetUpProps) => {
  const { t, base } = context;
  const { setUp } = t;
  const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
  return (
    <div className="wrap topic narrow">
      <h1>{setUp.heading}</h1>
      <p className="lede soft">{isRequired ? `${setUp.must} ${setUp.lede}` : setUp.lede}</p>
      <FieldSummary context={context} errors={errors} />
      <section className="step" aria-labelledby="scan">
        <h2 id="scan">{setUp.scan}</h2>
        <div className="set-up">
          <img className="qr" src={qr} alt={setUp.qr} width={208} height={208} />
          <div>
            <p className="note">{setUp.samePhone}</p>
            <p className="key mono">{inFours(secret)}</p>
            <button className="button line small copy" type="button" data-text={secret} data-done={setUp.copied} hidden>
              {setUp.copy}
            </button>
          </div>
        </div>
      </section>
      <section className="step" aria-labelledby="prove">
        <h2 id="prove">{setUp.prove}</h2>
        <Form context={context} action={`${base}/second-step/set-up`}>
          <CodeField label={setUp.code} error={errors["code"]} />
          {asksPassword && (
            <PasswordField
              context={context}
              name="current"
              label={t.currentPassword}
              autoComplete="current-password"
              error={errors["current"]}
            />
          )}
          <div className="acts">
            <button className="button" type="submit">
              {setUp.action}
            </button>
            {!isRequired && (
              <a className="tap" href="/">
                {setUp.notNow}
              </a>
            )}
          </div>
        </Form>
      </section>
    </div>
  );
};

const asText = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;

/** Ten codes, once. */
export const Codes = ({
  context,
  codes,
  next,
}: {
  readonly context: PageContext;
  readonly codes: readonly string[];
  readonly next: string;
}) => {
  const { setUp } = context.t;
  return (
    <div className="wrap topic narrow">
      <h1>{setUp.codes}</h1>
      <p className="lede soft">{setUp.codesLede}</p>
      <div className="after">
        <ol className="codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <p className="acts after">
          <a className="button" href={next}>
            {setUp.kept}
          </a>
          <button className="button line print" type="button" hidden>
            <Icon name="print" />
            {setUp.print}
          </button>
          <a className="button line" href={asText(codes)} download={setUp.fileName}>
            <Icon name="save" />
            {setUp.saveText}
          </a>
        </p>
      </div>
    </div>
  );
};
