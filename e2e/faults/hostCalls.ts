import type { AskOptions } from "../fixtures/ask";
import type { HostAnswer, Interference } from "../fixtures/PlatformInBetween";
import type { ServerProcess } from "../fixtures/ServerProcess";
import type { OtherHost } from "./betweenTest";

interface Call {
  readonly target: string;
  readonly method?: "POST";
}

/** One call to each host, that the gateway lets through. */
export const CALLS: Readonly<Record<OtherHost, Call>> = {
  auth: { target: "/api/auth/user/detail" },
  main: { target: "/api/main/statistics" },
  programs: { target: "/api/programs/programs" },
  mailer: { target: "/api/mailer/v1/notify", method: "POST" },
  chat: { target: "/api/chat/identity/me" },
  db: { target: "/api/db/book_reviews" },
};

const json = (status: number, value: unknown): HostAnswer => ({
  status,
  type: "application/json",
  body: Buffer.from(JSON.stringify(value)),
});

/** A host as it should be; it hears a call out before it answers. */
export const well: Interference = async ({ body }) => {
  await body();
  return json(200, { status: true, message: "", data: [] });
};

/** Ways in which a host fails every call. */
export const FAULTS: Readonly<Record<string, Interference>> = {
  "hangs up": () => Promise.resolve(null),
  "never answers": () => new Promise(() => undefined),
  "answers 500 with its insides": () => Promise.resolve(json(500, { stack: "TypeError\n    at /srv/host/app.js:1:1" })),
  "answers with a proxy's page": () =>
    Promise.resolve({ status: 502, type: "text/html", body: Buffer.from("<h1>502 Bad Gateway</h1> nginx") }),
};

export const call = (shell: ServerProcess, host: OtherHost, options: AskOptions = {}) => {
  const { target, method } = CALLS[host];
  const origin = shell.url("main", "");
  return shell.ask("main", target, {
    ...(method && { method, body: "{}" }),
    ...options,
    headers: { ...(method && { origin, "content-type": "application/json" }), ...options.headers },
  });
};
