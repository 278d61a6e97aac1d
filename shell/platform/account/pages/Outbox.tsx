import type { PageContext } from "./Frame";

export interface OutboxLetter {
  readonly id: string;
  readonly tenant: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

interface OutboxProps {
  readonly context: PageContext;
  /** The newest first. */
  readonly letters: readonly OutboxLetter[];
  readonly shown: OutboxLetter | undefined;
}

const timeOf = ({ language }: PageContext, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short", timeZone: "Asia/Jakarta" }).format(date);

const Letter = ({ context, letter }: { readonly context: PageContext; readonly letter: OutboxLetter }) => {
  const { outbox } = context.t;
  return (
    <section className="outbox-letter" aria-label={outbox.letter}>
      <dl>
        <div>
          <dt>{outbox.to}</dt>
          <dd>{letter.recipient}</dd>
        </div>
        <div>
          <dt>{outbox.sent}</dt>
          <dd>{letter.sentAt ? timeOf(context, letter.sentAt) : outbox.notSent}</dd>
        </div>
      </dl>
      <iframe
        src={`/__outbox/${letter.id}/html`}
        title={letter.subject}
        sandbox="allow-popups allow-top-navigation-by-user-activation"
      />
      <h2 className="note">{outbox.plain}</h2>
      <pre>{letter.text}</pre>
    </section>
  );
};

/** What this machine has written and, without a mail server, not sent: for development. */
export const Outbox = ({ context, letters, shown }: OutboxProps) => {
  const { outbox } = context.t;
  return (
    <>
      <div className="outbox-bar">
        <h1>{outbox.heading(letters.length)}</h1>
      </div>
      {shown ? (
        <div className="outbox">
          <nav aria-label={outbox.letters}>
            {letters.map((letter) => (
              <a
                key={letter.id}
                href={`/__outbox/${letter.id}`}
                aria-current={letter.id === shown.id ? "page" : undefined}
              >
                <b>{letter.subject}</b>
                <time dateTime={letter.createdAt.toISOString()}>{timeOf(context, letter.createdAt)}</time>
                <small>
                  {letter.tenant} · {letter.recipient}
                </small>
              </a>
            ))}
          </nav>
          <Letter context={context} letter={shown} />
        </div>
      ) : (
        <p className="outbox-empty">{outbox.empty}</p>
      )}
    </>
  );
};
