import type { AccountProps } from "./AccountView";
import { Field, FieldSummary, Form, Message, PasswordField, UserName } from "./controls";
import type { PersonalNotes } from "../../remote-services/personalData";
import type { PageContext } from "./Frame";
import { Icon } from "./Icon";
import { dateIn, hourOfToday, Part } from "./Part";
import { WaysIn } from "./WaysIn";

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
          autoComplete="email"
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

const lastSeen = (context: PageContext, at: Date): string => {
  const { account } = context.t;
  const hour = hourOfToday(context, at);
  return hour === null ? account.seen(dateIn(context, at)) : account.seenToday(hour);
};

const Sessions = ({ context, view }: AccountProps) => {
  const { account } = context.t;
  return (
    <Part id="sessions" title={account.sessions} note={account.sessionsNote}>
      <ul className="rows">
        {view.sessions.map(({ id, browser, createdAt, lastSeenAt, beganWith, isThis, isHandheld }) => (
          <li key={id} className="device">
            <Icon name={isHandheld ? "phone" : "laptop"} />
            <div>
              <b>
                {browser} {isThis && <small>· {account.thisOne}</small>}
              </b>
              <p>
                {account.since[beganWith](dateIn(context, createdAt))},{" "}
                {isThis ? account.activeNow : lastSeen(context, lastSeenAt)}
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
  const { context, news, errors = {} } = props;
  const { account } = context.t;
  return (
    <div className="wrap topic">
      <h1>{account.heading}</h1>
      <p className="lede soft">{account.lede}</p>
      {news && <Message kind="good" title={news} />}
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

interface EraseProps {
  readonly context: PageContext;
  readonly email: string;
  readonly notes: PersonalNotes;
  readonly error?: string | undefined;
}

export const Erase = ({ context, email, notes: { kept, proofs }, error }: EraseProps) => {
  const { t } = context;
  return (
    <div className="wrap topic narrow">
      <h1>{t.erase.heading}</h1>
      <p className="lede soft">{t.erase.lede}</p>
      {kept.length > 0 && (
        <section className="step" aria-labelledby="kept">
          <h2 id="kept">{t.erase.kept}</h2>
          <ul className="plain">
            {kept.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="step">
        <Form context={context} action="/erase">
          {proofs.length > 0 && (
            <label className="check">
              <input type="checkbox" name="proofs" />
              <span>{proofs.join(" ")}</span>
            </label>
          )}
          <UserName email={email} />
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
