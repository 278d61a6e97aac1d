import type { ReactNode } from "react";

import type { AccountProps } from "./AccountView";
import { Field, Form, PasswordField, UserName } from "./controls";
import { dateIn, Part } from "./Part";

interface WayProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Whether it has one form: its summary stands at the end of the row. */
  readonly isOne?: boolean;
  readonly children?: ReactNode;
}

const Way = ({ title, note, isOne = false, children }: WayProps) => (
  <li className={isOne ? "one" : undefined}>
    <div>
      <b>{title}</b>
      <p>{note}</p>
    </div>
    {children}
  </li>
);

interface ProvenProps extends AccountProps {
  /** Name of the field for the password that one has now: it is on the page several times. */
  readonly name: string;
  readonly summary: string;
  readonly action: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Before the password. */
  readonly children?: ReactNode;
}

/** A form that unfolds, and asks for the password: somebody may have left the browser open. */
const Proven = ({ context, view, errors = {}, name, summary, action, label, isDangerous, children }: ProvenProps) => (
  <details open={errors[name] !== undefined}>
    <summary>{summary}</summary>
    <Form context={context} action={action}>
      {children}
      <UserName email={view.email} />
      <PasswordField
        context={context}
        name={name}
        label={context.t.currentPassword}
        autoComplete="current-password"
        error={errors[name]}
      />
      <button className={isDangerous ? "button danger" : "button"} type="submit">
        {label}
      </button>
    </Form>
  </details>
);

const Password = ({ context, view, errors = {} }: AccountProps) => {
  const { t } = context;
  const { account } = t;
  const isWrong = errors["current"] !== undefined || errors["password"] !== undefined;
  return (
    <Way
      isOne
      title={t.password}
      note={view.passwordChangedAt && account.passwordChanged(dateIn(context, view.passwordChangedAt))}
    >
      <details open={isWrong}>
        <summary>{account.changePassword}</summary>
        <Form context={context} action="/password">
          <UserName email={view.email} />
          <PasswordField
            context={context}
            name="current"
            label={t.currentPassword}
            autoComplete="current-password"
            error={errors["current"]}
          />
          <PasswordField
            context={context}
            name="password"
            label={t.newPassword}
            help={t.passwordHelp}
            autoComplete="new-password"
            error={errors["password"]}
          />
          <button className="button" type="submit">
            {account.changePassword}
          </button>
        </Form>
      </details>
    </Way>
  );
};

const Email = (props: AccountProps) => {
  const { context, view, errors = {}, newEmail } = props;
  const { account, email } = context.t;
  return (
    <Way isOne title={email} note={view.email}>
      <Proven
        {...props}
        errors={errors["newEmail"] === undefined ? errors : { currentEmail: "", ...errors }}
        name="currentEmail"
        summary={account.changeEmail}
        action="/email"
        label={account.sendEmailLink}
      >
        <Field
          name="newEmail"
          label={account.newEmail}
          help={account.newEmailHelp}
          type="email"
          value={newEmail}
          autoComplete="email"
          error={errors["newEmail"]}
        />
      </Proven>
    </Way>
  );
};

const Passkeys = (props: AccountProps) => {
  const { context, view } = props;
  const { account, passkey } = context.t;
  return (
    <>
      <Way isOne title={passkey.title} note={view.passkeys.length === 0 ? passkey.none : passkey.why}>
        <Proven
          {...props}
          name="currentPasskey"
          summary={view.passkeys.length === 0 ? passkey.add : passkey.another}
          action="/passkeys/new"
          label={passkey.goOn}
        />
      </Way>
      {view.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="sub">
          <div>
            <b>{name}</b>
            <p>
              {passkey.since(dateIn(context, createdAt))}
              {lastUsedAt && `, ${passkey.used(dateIn(context, lastUsedAt))}`}
            </p>
          </div>
          <Form context={context} action="/passkeys/remove">
            <input type="hidden" name="id" value={id} />
            <button className="button line small" type="submit">
              {passkey.remove}
              <span className="hidden"> {name}</span>
            </button>
          </Form>
          <details>
            <summary>
              {passkey.rename}
              <span className="hidden"> {name}</span>
            </summary>
            <Form context={context} action="/passkeys/rename">
              <input type="hidden" name="id" value={id} />
              <Field name="name" id={`name-${id}`} label={passkey.name} value={name} autoComplete="off" />
              <button className="button" type="submit">
                {account.save}
              </button>
            </Form>
          </details>
        </li>
      ))}
    </>
  );
};

const Devices = ({ context, view }: AccountProps) => {
  const { account } = context.t;
  return view.devices.map(({ id, browser, expiresAt, isThis }) => (
    <li key={id} className="sub">
      <div>
        <b>
          {browser} {isThis && <small>· {account.thisOne}</small>}
        </b>
        <p>{account.notAsked(dateIn(context, expiresAt))}</p>
      </div>
      <Form context={context} action="/devices/end">
        <input type="hidden" name="id" value={id} />
        <button className="button line small" type="submit">
          {account.askAgain}
          <span className="hidden"> {browser}</span>
        </button>
      </Form>
    </li>
  ));
};

const SecondStep = (props: AccountProps) => {
  const { context, view } = props;
  const { account } = context.t;
  return (
    <>
      <Way title={account.secondStep} note={view.hasSecondFactor ? account.on(view.codesLeft) : account.off}>
        {!view.hasSecondFactor && (
          <a className="tap" href="/second-step/set-up">
            {account.setUp}
          </a>
        )}
        {view.hasSecondFactor && (
          <Proven
            {...props}
            name="currentCodes"
            summary={account.newCodes}
            action="/second-step/codes"
            label={account.makeCodes}
          >
            <p className="note">{account.newCodesNote}</p>
          </Proven>
        )}
        {view.hasSecondFactor && !view.needsSecondFactor && (
          <Proven
            {...props}
            name="currentOff"
            summary={account.turnOff}
            action="/second-step/off"
            label={account.turnOff}
            isDangerous
          />
        )}
      </Way>
      <Devices {...props} />
    </>
  );
};

/** What the account is opened with. */
export const WaysIn = (props: AccountProps) => (
  <Part id="ways" title={props.context.t.account.ways}>
    <ul className="rows">
      <Password {...props} />
      <Email {...props} />
      <Passkeys {...props} />
      <SecondStep {...props} />
    </ul>
  </Part>
);
