import type { RemoteNote } from "../page/SiteVisit";
import type { RemoteFailure } from "../page/types";

const MAX_MESSAGE = 500;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_MESSAGE);

/** Best effort: a report never fails a page. */
const send = (told: Readonly<Record<string, string | boolean>>): void => {
  fetch("/client-report", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...told, path: location.pathname }),
  }).catch((cause: unknown) => console.warn("A failure could not be reported", cause));
};

/**
 * Tells the server about a failure that only this browser saw.
 * @param told remotes that this page told of before: it is one page that failed, however often
 */
export const report = ({ remote, version, phase, error }: RemoteFailure, release: string, told: Set<string>): void => {
  const isRepeat = told.has(remote);
  told.add(remote);
  send({ remote, version, phase, message: messageOf(error), release, isRepeat });
};

/**
 * Tells the server what a remote says of its hosts' answers: it has not failed, and the visitor has a page.
 * @param noted what this page told of before: it is told once
 */
export const reportNote = (
  { remote, version, message, details }: RemoteNote,
  release: string,
  noted: Set<string>,
): void => {
  const named = Object.entries(details).map(([name, value]) => `${name} ${value}`);
  const text = [message, ...named].join(", ").slice(0, MAX_MESSAGE);
  const key = `${remote} ${text}`;
  if (noted.has(key)) return;
  noted.add(key);
  send({ remote, version, phase: "answer", message: text, release });
};
