import type { RemoteFailure } from "../page/types";

const MAX_MESSAGE = 500;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_MESSAGE);

/** Tells the server's log about a failure that only this browser saw. Best effort: a report never fails a page. */
export const report = ({ remote, version, phase, error }: RemoteFailure, release: string): void => {
  const body = JSON.stringify({ remote, version, phase, message: messageOf(error), path: location.pathname, release });
  fetch("/client-report", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body,
  }).catch((cause: unknown) => console.warn("A failure could not be reported", cause));
};
