import type { ReactNode } from "react";

import { Field, FieldSummary, Form, Message, PasswordField, type FieldErrors } from "./controls";
import type { PageContext } from "./Frame";

export interface AccountView {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
  readonly emailConfirmedAt: Date | null;
  readonly passwordChangedAt: Date | null;
  readonly hasSecondFactor: boolean;
  readonly needsSecondFactor: boolean;
  readonly codesLeft: number;
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
    readonly isThis: boolean;
  }[];
}

interface AccountProps {
  readonly context: PageContext;
  readonly view: AccountView;
  readonly isSaved?: boolean;
  readonly errors?: FieldErrors;
}

const Part = ({
  id,
  title,
  note,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) => (
  <section className="part" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {note && <p className="note">{note}</p>}
    </div>
    <div>{children}</div>
  </section>
);

const dateIn = ({ language }: PageContext, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(date);

const Profile = ({ context, view, errors = {} }: AccountProps) => {
  const { t } = context;
  const { emailConfirmedAt } = view;
  return (
    <Part id="profile" title={t.account.profile} note={t.account.profileNote}>
      <Form context={context} action="/profile" className="fields">
        <div className="person all">
          <img className="avatar" src={view.avatar} alt="" width={88} height={88} />
          <p className="note">{t.account.cloth}</p>
        </div>
        <Field
          name="name"
          label={t.name}
          help={t.account.nameHelp}
          value={view.name}
          autoComplete="name"
          error={errors["name"]}
        />
        <Field
          name="email"
          label={t.email}
          type="email"
          value={view.email}
          readOnly
          help={emailConfirmedAt ? t.account.confirmedOn(dateIn(context, emailConfirmedAt)) : t.account.unconfirmed}
        />
        <div className="all">
          <button className="button" type="submit">
            {t.account.save}
          </button>
        </div>
      </Form>
    </Part>
  );
};

const WaysIn = ({ context, view, errors = {} }: AccountProps) => {
  const { t } = context;
  const { account } = t;
  const hasPasswordError = errors["current"] !== undefined || errors["password"] !== undefined;
  return (
    <Part id="ways" title={account.ways}>
      <ul className="rows">
        <li>
          <div>
            <b>{t.password}</b>
            {view.passwordChangedAt && <p>{account.passwordChanged(dateIn(context, view.passwordChangedAt))}</p>}
          </div>
          <details open={hasPasswordError}>
            <summary>{account.changePassword}</summary>
            <Form context={context} action="/password">
              <input type="hidden" name="username" value={view.email} autoComplete="username" />
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
        </li>
        <li>
          <div>
            <b>{account.secondStep}</b>
            <p>{view.hasSecondFactor ? account.on(view.codesLeft) : account.off}</p>
          </div>
          {!view.hasSecondFactor && (
            <a className="tap" href="/second-step/set-up">
              {account.setUp}
            </a>
          )}
          {view.hasSecondFactor && !view.needsSecondFactor && (
            <details open={errors["currentOff"] !== undefined}>
              <summary>{account.turnOff}</summary>
              <Form context={context} action="/second-step/off">
                <PasswordField
                  context={context}
                  name="currentOff"
                  label={t.currentPassword}
                  autoComplete="current-password"
                  error={errors["currentOff"]}
                />
                <button className="button danger" type="submit">
                  {account.turnOff}
                </button>
              </Form>
            </details>
          )}
        </li>
      </ul>
    </Part>
  );
};

const Sessions = ({ context, view }: AccountProps) => {
  const { account } = context.t;
  return (
    <Part id="sessions" title={account.sessions} note={account.sessionsNote}>
      <ul className="rows">
        {view.sessions.map(({ id, browser, createdAt, lastSeenAt, isThis }) => (
          <li key={id}>
            <div>
              <b>
                {browser} {isThis && <small>· {account.thisOne}</small>}
              </b>
              <p>
                {account.since(dateIn(context, createdAt))}, {account.seen(dateIn(context, lastSeenAt))}
              </p>
            </div>
            <Form context={context} action={isThis ? "/sign-out" : "/sessions/end"}>
              {!isThis && <input type="hidden" name="id" value={id} />}
              <button className="button line small" type="submit">
                {isThis ? account.signOut : account.end}
                <span className="hidden"> {browser}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form context={context} action="/sessions/end-all" className="acts after">
        <button className="button line" type="submit">
          {account.endAll}
        </button>
        <p className="note">{account.endAllNote}</p>
      </Form>
    </Part>
  );
};

const Leave = ({ context }: AccountProps) => {
  const { account } = context.t;
  return (
    <Part id="leave" title={account.leave}>
      <ul className="rows">
        <li>
          <div>
            <b>{account.copy}</b>
            <p>{account.copyNote}</p>
          </div>
          <Form context={context} action="/export">
            <button className="button line small" type="submit">
              {account.copyAction}
            </button>
          </Form>
        </li>
        <li>
          <div>
            <b>{account.erase}</b>
            <p>{account.eraseNote}</p>
          </div>
          <a className="button danger small" href="/erase">
            {account.eraseAction}
          </a>
        </li>
      </ul>
    </Part>
  );
};

export const Account = (props: AccountProps) => {
  const { context, isSaved, errors = {} } = props;
  const { account } = context.t;
  return (
    <div className="wrap topic">
      <h1>{account.heading}</h1>
      <p className="lede soft">{account.lede}</p>
      {isSaved && <Message kind="good" title={account.saved} />}
      <FieldSummary context={context} errors={errors} />
      <div className="parts">
        <Profile {...props} />
        <WaysIn {...props} />
        <Sessions {...props} />
        <Leave {...props} />
      </div>
    </div>
  );
};

export const Erase = ({ context, error }: { readonly context: PageContext; readonly error?: string | undefined }) => {
  const { t } = context;
  return (
    <div className="wrap topic narrow">
      <h1>{t.erase.heading}</h1>
      <p className="lede soft">{t.erase.lede}</p>
      <section className="step">
        <Form context={context} action="/erase">
          <PasswordField
            context={context}
            name="current"
            label={t.currentPassword}
            autoComplete="current-password"
            error={error}
          />
          <div className="acts">
            <button className="button danger" type="submit">
              {t.erase.action}
            </button>
            <a className="tap" href="/">
              {t.erase.keep}
            </a>
          </div>
        </Form>
      </section>
    </div>
  );
};
