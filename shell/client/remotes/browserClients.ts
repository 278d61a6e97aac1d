import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import type { HttpClient, HttpClients, RequestOptions } from "@serambi/kernel/http";

import type { AnswersAhead } from "../ahead/AnswersAhead";
import type { LoadingBar } from "../progress/LoadingBar";

type OpenHost = (host: HostName) => Promise<HttpClient>;

/** A host behind this site's gateway. The HTTP library comes with the first call: most pages never make one. */
const openHost: OpenHost = async (host) => {
  const { createHttp } = await import(/* webpackChunkName: "http" */ "@serambi/kernel/http");
  return createHttp({ baseUrl: `/api/${host}/` });
};

/** Equal for two calls that ask the same. */
const callOf = (host: HostName, path: string, { params, headers }: RequestOptions = {}): string =>
  JSON.stringify([host, path, params, headers]);

const everyHost = (client: (host: HostName) => HttpClient): HttpClients =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, client(host)])) as Record<HostName, HttpClient>; // one entry per host name

interface BrowserClients {
  /** For what the visitor does: the bar shows that a call is under way (specification section 7.8). */
  readonly seen: HttpClients;
  /**
   * For what is tried before the visitor does it: reads, and keeps the answers for the clients above.
   * @param isWanted asked before each call: once the visitor goes on, what was not asked is theirs to ask
   */
  readonly ahead: (isWanted: () => boolean) => HttpClients;
}

export const browserClients = (bar: LoadingBar, answers: AnswersAhead, open = openHost): BrowserClients => ({
  seen: everyHost((host) => ({
    get: (path, options) => {
      const ask = () => bar.track(open(host).then((http) => http.get(path, options)));
      return answers.take(callOf(host, path, options))?.catch(ask) ?? ask();
    },
    create: (path, body, options) =>
      bar.track(open(host).then((http) => http.create(path, body, options))).finally(answers.forget),
  })),
  ahead: (isWanted) =>
    everyHost((host) => ({
      get: async (path, options) => {
        if (!isWanted()) throw new AppError("timeout", "Nobody waits for this call any more");
        return answers.keep(callOf(host, path, options), async () => (await open(host)).get(path, options));
      },
      create: () => Promise.reject(new AppError("internal", "Nothing is created before the visitor asks for it")),
    })),
});
