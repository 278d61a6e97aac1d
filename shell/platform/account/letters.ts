import type { Language } from "@serambi/kernel/contracts";

import type { Letter } from "./mail/Letter";
import { accountMessages } from "./messages/messagesFor";

const momentIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Jakarta" }).format(date);

const HOUR_MS = 60 * 60 * 1000;

export const confirmLetter = (
  language: Language,
  {
    name,
    email,
    site,
    href,
    now,
  }: {
    readonly name: string;
    readonly email: string;
    readonly site: string;
    readonly href: string;
    readonly now: Date;
  },
): Letter => {
  const { confirm } = accountMessages(language).letters;
  const until = momentIn(language, new Date(now.getTime() + 24 * HOUR_MS));
  return {
    subject: confirm.subject(name.split(" ", 1)[0] ?? name),
    paragraphs: [confirm.text(site), confirm.until(until)],
    action: { label: confirm.action, href },
    reason: confirm.reason(email),
  };
};

export const existsLetter = (language: Language, href: string): Letter => {
  const { exists } = accountMessages(language).letters;
  return {
    subject: exists.subject,
    paragraphs: [exists.text],
    action: { label: exists.action, href },
    reason: exists.reason,
  };
};

export const passwordLetter = (language: Language, href: string, now: Date): Letter => {
  const { password } = accountMessages(language).letters;
  const until = momentIn(language, new Date(now.getTime() + HOUR_MS));
  return {
    subject: password.subject,
    paragraphs: [password.text, password.until(until)],
    action: { label: password.action, href },
    reason: password.reason,
  };
};

/** To the mailbox that an account is to have from now on. */
export const emailChangeLetter = (language: Language, href: string, now: Date): Letter => {
  const { newEmail } = accountMessages(language).letters;
  const until = momentIn(language, new Date(now.getTime() + 24 * HOUR_MS));
  return {
    subject: newEmail.subject,
    paragraphs: [newEmail.text, newEmail.until(until)],
    action: { label: newEmail.action, href },
    reason: newEmail.reason,
  };
};

/** To the mailbox that an account had until now. */
export const emailChangedLetter = (language: Language, email: string): Letter => {
  const { emailChanged } = accountMessages(language).letters;
  return { subject: emailChanged.subject, paragraphs: [emailChanged.text(email)], reason: emailChanged.reason };
};

type Notice = "changed" | "secondStepOn" | "secondStepOff" | "newCodes" | "passkeyAdded" | "passkeyRemoved";

/** What somebody is told who may not have done it themselves. */
export const noticeLetter = (language: Language, about: Notice): Letter => {
  const { subject, text, reason } = accountMessages(language).letters[about];
  return { subject, paragraphs: [text], reason };
};
