import type { FastifyInstance, FastifyListenOptions } from "fastify";

import type { Env } from "./env/readEnv";

/** The part of Node's `process` that serving needs. `send` is there where a program started this one and keeps it. */
export interface ServerProcess {
  on(event: string, listener: (cause: unknown) => void): unknown;
  exit(code: number): void;
  send?(message: unknown): unknown;
  readonly stderr: { write(text: string): unknown };
}

/** Fastify hands `net.Server` what it is given; its types do not know `fd`. */
type ListenPlace = FastifyListenOptions & { readonly fd?: number };

export interface ServeOptions {
  /** Closes what the server used, after its last answer: connections to the hosts, the embedded platform. */
  readonly close: () => Promise<void>;
  /** A socket that listens already, in the place of an address: the program that started this one keeps it open. */
  readonly fd?: number | undefined;
  readonly process?: ServerProcess;
}

const LISTEN_PROBLEMS: Readonly<Record<string, (env: Pick<Env, "host" | "port">) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken. Choose another one: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Choose one from 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

const listenProblem = (error: unknown, env: Pick<Env, "host" | "port">): string | null => {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return LISTEN_PROBLEMS[code]?.(env) ?? null;
};

const delay = (ms: number): Promise<"late"> =>
  new Promise((resolve) => {
    setTimeout(() => resolve("late"), ms).unref();
  });

/** Finishes the requests in flight, for as long as they may take, then closes everything else. */
const stop = async (app: FastifyInstance, timeoutMs: number, close: () => Promise<void>): Promise<void> => {
  const closed = app.close();
  if ((await Promise.race([closed, delay(timeoutMs)])) === "late") {
    app.log.warn({ timeoutMs }, "requests in flight were cut off");
    app.server.closeAllConnections();
    await closed;
  }
  await close();
};

/**
 * Listens, and stops on SIGTERM or SIGINT: no new connections, requests in flight are finished, then the process
 * exits with 0. A second signal exits at once. It stops as well when the program that keeps it has ended.
 * @returns the address listened on, or null after saying on standard error why there is none and exiting with 1
 */
export const serve = async (
  app: FastifyInstance,
  env: Pick<Env, "host" | "port" | "shutdownTimeoutMs">,
  options: ServeOptions,
): Promise<string | null> => {
  const host: ServerProcess = options.process ?? process;
  let isStopping = false;
  const end = (code: number): void => {
    if (isStopping) return host.exit(1);
    isStopping = true;
    stop(app, env.shutdownTimeoutMs, options.close).then(
      () => host.exit(code),
      (error: unknown) => {
        app.log.error({ err: error }, "stopping failed");
        host.exit(1);
      },
    );
  };

  try {
    const { fd } = options;
    const place: ListenPlace = fd === undefined ? { host: env.host, port: env.port } : { host: env.host, fd };
    const address = await app.listen(place);
    host.on("SIGTERM", () => end(0));
    host.on("SIGINT", () => end(0));
    host.on("disconnect", () => end(1));
    // A remote's stray promise must not take every tenant's site down.
    host.on("unhandledRejection", (cause) => app.log.error({ err: cause }, "unhandled rejection"));
    host.on("uncaughtException", (cause) => {
      app.log.fatal({ err: cause }, "uncaught exception");
      end(1);
    });
    host.send?.("ready");
    return address;
  } catch (error) {
    const problem = listenProblem(error, env);
    if (problem === null) throw error;
    host.stderr.write(`${problem}\n`);
    await options.close();
    host.exit(1);
    return null;
  }
};
